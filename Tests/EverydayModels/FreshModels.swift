extension UnseenModel {
  /// Three models of each kind that were written when the conclusions stood.
  package static let fresh: [UnseenModel] = [
    freshDiscriminators, freshUnions, freshInfluence,
    freshOrigins, freshShared, freshParts,
    freshMerged, freshReplaced, freshLookUps,
    freshForms, freshComputed, freshOptionSets,
    freshLossyLists, freshPassedOver, freshRead,
    freshContainers, freshInherited, freshHelpers,
    freshChecks, freshErrorKeepers,
    freshApps, freshSettings,
  ].flatMap { $0 }
}
