/// What decided what became of a value. Raw values are stable: scripts depend on them.
package enum Rule: String, CaseIterable, Sendable {
  // What the compiler's code and Foundation do.
  case decodedAsIs, nullInDoubleOptional, firstErrorStops
  case missingKeyMakesNil, nullMakesNil, errorMakesNil
  case textRounded, fractionCutOff, digitsRounded, dateOfOtherEpoch, dateOfOtherDay, urlEncoded
  case changedWithin, enumTookDefaultCase

  // What no call asked for.
  case declaredToIgnore, unaskedSetByOwnCode, unaskedKeptInitialValue, unaskedIsNil
  case unknownKeySkipped, unknownElementSkipped, keyNotAskedThisTime, keyOnlyLookedFor
  case duplicateKeySkipped, equalElementDropped, equalKeyDropped, keysMadeEqual

  // Why a decode ended.
  case rootIrreplaceable, keyOfNoDictionary, missingKey, missingUnlabelledKey, missingKeyOfNull
  case missingKeyOfWrapper, missingElement, nullForNonOptional, typeMismatch, noCounterpart
  case fractionForInteger, numberOutOfRange, emptyText, noRawValue, objectOfNoCase
  case dateOfOtherForm, invalidURL, malformedJSON, objectForPairs, unpairedKeys, invalidBytes
  case invalidForm, elementFailed, processEnded, standardTypeThrew, ownCodeThrew

  // What wrappers do.
  case wrapperConverted, wrapperFilledAbsence, wrapperReplacedWhole, wrapperCaughtError
  case wrapperMayStop

  // What smart decoding does.
  case smartConverted, smartReadDateNumber, smartReadDateText, smartTransformed
  case smartMadeNil, smartFilledAbsence, smartReplacedWhole, smartReplacedValue

  // What code of the model's own does.
  case ownCodeMadeValue, ownCodeMadeContainer, ownCodeLostValue, ownCodeAskedOtherType
  case keyRenamedByStrategy, ownCodeMadeNil, otherKeyTaken, ownCodeSteppedOverNull
  case ownCodeWentOnWithout, ownCodePassedOverError, ownCodeKeptNothing
  case ownCodeStoodIn, ownCodeCaughtError, ownCodeFilledAbsence, ownCodeGaveValue
  /// The model's own code decides, and nobody knows how: as the calls say.
  case notTold

  // What became of the container around it.
  case leftOut, containerFellBack, containerLeftOut, madeContainerFallBack, madeContainerLeaveOut
  case missingInFallenContainer, missingMadeContainerFallBack, missingMadeContainerLeaveOut
}

extension Rule {
  /// What becomes of a value by it.
  package var outcome: Outcome {
    switch self {
    case .decodedAsIs, .nullInDoubleOptional, .notTold: .asSent
    case .firstErrorStops: .notReached
    case .textRounded, .fractionCutOff, .digitsRounded, .dateOfOtherEpoch, .dateOfOtherDay,
      .urlEncoded, .changedWithin, .wrapperConverted, .wrapperMayStop, .smartConverted,
      .smartReadDateNumber, .smartReadDateText, .smartTransformed, .ownCodeMadeValue,
      .ownCodeMadeContainer, .ownCodeLostValue, .ownCodeAskedOtherType, .keyRenamedByStrategy:
      .converted
    case .missingKeyMakesNil, .nullMakesNil, .errorMakesNil, .unaskedIsNil, .smartMadeNil,
      .ownCodeMadeNil, .otherKeyTaken:
      .nil
    case .enumTookDefaultCase, .declaredToIgnore, .unaskedSetByOwnCode, .unaskedKeptInitialValue,
      .wrapperFilledAbsence, .wrapperReplacedWhole, .wrapperCaughtError, .smartFilledAbsence,
      .smartReplacedWhole, .smartReplacedValue, .ownCodeStoodIn, .ownCodeCaughtError,
      .ownCodeFilledAbsence, .ownCodeGaveValue:
      .default
    case .unknownKeySkipped, .unknownElementSkipped, .keyNotAskedThisTime, .keyOnlyLookedFor,
      .duplicateKeySkipped, .equalElementDropped, .equalKeyDropped, .keysMadeEqual,
      .ownCodeSteppedOverNull, .ownCodeWentOnWithout, .ownCodePassedOverError, .ownCodeKeptNothing,
      .leftOut, .containerFellBack, .containerLeftOut, .madeContainerFallBack,
      .madeContainerLeaveOut, .missingInFallenContainer, .missingMadeContainerFallBack,
      .missingMadeContainerLeaveOut:
      .dropped
    case .rootIrreplaceable, .keyOfNoDictionary, .missingKey, .missingUnlabelledKey,
      .missingKeyOfNull, .missingKeyOfWrapper, .missingElement, .nullForNonOptional, .typeMismatch,
      .noCounterpart, .fractionForInteger, .numberOutOfRange, .emptyText, .noRawValue,
      .objectOfNoCase, .dateOfOtherForm, .invalidURL, .malformedJSON, .objectForPairs,
      .unpairedKeys, .invalidBytes, .invalidForm, .elementFailed, .processEnded,
      .standardTypeThrew, .ownCodeThrew:
      .threw
    }
  }
}
