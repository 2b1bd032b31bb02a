import Foundation

/// Journals that an earlier version left, as it wrote them: typed into a terminal, and killed.
package enum EarlierJournals {
  /// The payload `as-received` of the sample `User`, as it was then.
  package static let user = """
    {
      "id": 1001,
      "name": "Ada 李",
      "age": "42",
      "email": null,
      "isAdmin": 1,
      "score": "9.5e1",
      "role": "owner",
      "tags": ["swift", 7, null],
      "address": { "city": "", "zip": 8001 },
      "nickname": "ada"
    }

    """

  /// Of `/home/ada/folder/bad.json`, which is no UTF-8: `end` was typed behind it.
  package static let file = bytes(
    """
    Y29kYWJsZS1leHBsb3JlciBqb3VybmFsIDEKHwAAAH5gbodTZmlsZSAvaG9tZS9hZGEvZm9sZGVyL2JhZC5qc29uGQAA\
    AEVHxsxUeyJpZCI6IDEsICJuYW1lIjogIv8AIn0KEgAAAEfAdhhFGAAAAAAAAAAAAAAAAAAAAGUSAAAAFfiDPkUZAAAA\
    AAAAAAAAAAAAAAAAbhIAAABa15JxRRoAAAAAAAAAAAAAAAAAAABk
    """)

  /// Of `/home/ada/folder/p16.json`, UTF-16 with a mark: `end` was typed behind it.
  package static let utf16 = bytes(
    """
    Y29kYWJsZS1leHBsb3JlciBqb3VybmFsIDEKHwAAABJH7ClTZmlsZSAvaG9tZS9hZGEvZm9sZGVyL3AxNi5qc29uHAAA\
    AF3uI+lUewogICJpZCI6IDEsICLDpCI6ICLmnY4iCn0KCwAAAPNHjBBDAQhVVEYtMTZMRRIAAACaGKCdRRsAAAAAAAAA\
    AAAAAAAAAABlEgAAAPbZrr1FHAAAAAAAAAAAAAAAAAAAAG4SAAAAOya88EUdAAAAAAAAAAAAAAAAAAAAZA==
    """)

  /// Of the sample `User`: `typed ` was typed before `as-received`.
  package static let sample = bytes(
    """
    Y29kYWJsZS1leHBsb3JlciBqb3VybmFsIDEKGAAAAEzdNJhTc2FtcGxlIFVzZXIvYXMtcmVjZWl2ZWTbAAAAjqA2p1R7\
    CiAgImlkIjogMTAwMSwKICAibmFtZSI6ICJBZGEg5p2OIiwKICAiYWdlIjogIjQyIiwKICAiZW1haWwiOiBudWxsLAog\
    ICJpc0FkbWluIjogMSwKICAic2NvcmUiOiAiOS41ZTEiLAogICJyb2xlIjogIm93bmVyIiwKICAidGFncyI6IFsic3dp\
    ZnQiLCA3LCBudWxsXSwKICAiYWRkcmVzcyI6IHsgImNpdHkiOiAiIiwgInppcCI6IDgwMDEgfSwKICAibmlja25hbWUi\
    OiAiYWRhIgp9ChIAAAAcsCXuRQAAAAAAAAAAAAAAAAAAAAB0EgAAAKj3Mh5FAQAAAAAAAAAAAAAAAAAAAHkSAAAAdsJB\
    REUCAAAAAAAAAAAAAAAAAAAAcBIAAADS8E5kRQMAAAAAAAAAAAAAAAAAAABlEgAAAKC7XYpFBAAAAAAAAAAAAAAAAAAA\
    AGQSAAAAf2lr+0UFAAAAAAAAAAAAAAAAAAAAIBIAAAB37GKFReAAAAAAAAAAAAAAAAAAAABtEwAAABc9CtFF4QAAAAAA\
    AAAAAAAAAAAAAMOr
    """)

  /// Of a variation of `as-received`, called `no id`, whose `id` is null: `më` was typed behind it.
  package static let variation = bytes(
    """
    Y29kYWJsZS1leHBsb3JlciBqb3VybmFsIDEKKAAAAFIdk61TdmFyaWF0aW9uIG9mIFVzZXIKYXMtcmVjZWl2ZWQgKyBp\
    ZCBudWxs2wAAAI6gNqdUewogICJpZCI6IDEwMDEsCiAgIm5hbWUiOiAiQWRhIOadjiIsCiAgImFnZSI6ICI0MiIsCiAg\
    ImVtYWlsIjogbnVsbCwKICAiaXNBZG1pbiI6IDEsCiAgInNjb3JlIjogIjkuNWUxIiwKICAicm9sZSI6ICJvd25lciIs\
    CiAgInRhZ3MiOiBbInN3aWZ0IiwgNywgbnVsbF0sCiAgImFkZHJlc3MiOiB7ICJjaXR5IjogIiIsICJ6aXAiOiA4MDAx\
    IH0sCiAgIm5pY2tuYW1lIjogImFkYSIKfQoVAAAAL6cGmUUKAAAAAAAAAAQAAAAAAAAAbnVsbNsAAADR5bc1VHsKICAi\
    aWQiOiBudWxsLAogICJuYW1lIjogIkFkYSDmnY4iLAogICJhZ2UiOiAiNDIiLAogICJlbWFpbCI6IG51bGwsCiAgImlz\
    QWRtaW4iOiAxLAogICJzY29yZSI6ICI5LjVlMSIsCiAgInJvbGUiOiAib3duZXIiLAogICJ0YWdzIjogWyJzd2lmdCIs\
    IDcsIG51bGxdLAogICJhZGRyZXNzIjogeyAiY2l0eSI6ICIiLCAiemlwIjogODAwMSB9LAogICJuaWNrbmFtZSI6ICJh\
    ZGEiCn0KGAAAAJkuai1TdmFyaWF0aW9uIG9mIFVzZXIKbm8gaWQSAAAAFe4Op0XaAAAAAAAAAAAAAAAAAAAAbRMAAACZ\
    QcquRdsAAAAAAAAAAAAAAAAAAADDqw==
    """)

  /// Of a new model, begun for `as-received`: `struct A {}`.
  package static let newModel = bytes(
    """
    Y29kYWJsZS1leHBsb3JlciBqb3VybmFsIDEKDAAAAJaJSzxTbmV3IG1vZGVsIDEBAAAAQwsM0VQIAQAAZcFQkFALAAAA\
    AAAAAGFzLXJlY2VpdmVkEgAAAAAAAAAxLWFzLXJlY2VpdmVkLmpzb257CiAgImlkIjogMTAwMSwKICAibmFtZSI6ICJB\
    ZGEg5p2OIiwKICAiYWdlIjogIjQyIiwKICAiZW1haWwiOiBudWxsLAogICJpc0FkbWluIjogMSwKICAic2NvcmUiOiAi\
    OS41ZTEiLAogICJyb2xlIjogIm93bmVyIiwKICAidGFncyI6IFsic3dpZnQiLCA3LCBudWxsXSwKICAiYWRkcmVzcyI6\
    IHsgImNpdHkiOiAiIiwgInppcCI6IDgwMDEgfSwKICAibmlja25hbWUiOiAiYWRhIgp9ChIAAACJriXtRQAAAAAAAAAA\
    AAAAAAAAAABzEgAAAO/yMhtFAQAAAAAAAAAAAAAAAAAAAHQSAAAAUL9BQkUCAAAAAAAAAAAAAAAAAAAAchIAAAACCk90\
    RQMAAAAAAAAAAAAAAAAAAAB1EgAAAKXGXZFFBAAAAAAAAAAAAAAAAAAAAGMSAAAAoxdrx0UFAAAAAAAAAAAAAAAAAAAA\
    dBIAAADSdXmoRQYAAAAAAAAAAAAAAAAAAAAgEgAAAHLphvRFBwAAAAAAAAAAAAAAAAAAAEESAAAAeI6VAkUIAAAAAAAA\
    AAAAAAAAAAAAIBMAAAARggQ0RQkAAAAAAAAAAAAAAAAAAAB7fQ==
    """)

  /// A history with one state that was noted.
  package static let history = bytes(
    """
    Y29kYWJsZS1leHBsb3JlciBoaXN0b3J5IDEKngMAAP04zf9TaQ0AAAAAAAAAMXkwbnA5Mm03Zzh5aHQKAAAAAAAAADE3\
    OTU5NTkzNzNmEQAAAAAAAAAvdG1wL2xvZy9maXhob21lMnMEAAAAAAAAAFVzZXJtCAAAAAAAAABidWlsdC1pbm8aAAAA\
    AAAAAG1hZGUgYXMtcmVjZWl2ZWQgKyBpZCBudWxsaAQAAAAAAAAAVXNlcnAVAAAAAAAAAGFzLXJlY2VpdmVkICsgaWQg\
    bnVsbHgEAAAAAAAAAFggWDF5CgAAAAAAAABkIGQ4IDAxICE2eg0AAAAAAAAAZCB+NCBkNCAwMSAhMmMTAAAAAAAAACQu\
    aWQ6IDEwMDEg4oaSIG51bGxsEwAAAAAAAAAkLmlkOiAxMDAxIOKGkiBudWxsVOMAAAAAAAAAd9oAAAAAAAAAewogICJp\
    ZCI6IG51bGwsCiAgIm5hbWUiOiAiQWRhIOadjiIsCiAgImFnZSI6ICI0MiIsCiAgImVtYWlsIjogbnVsbCwKICAiaXNB\
    ZG1pbiI6IDEsCiAgInNjb3JlIjogIjkuNWUxIiwKICAicm9sZSI6ICJvd25lciIsCiAgInRhZ3MiOiBbInN3aWZ0Iiwg\
    NywgbnVsbF0sCiAgImFkZHJlc3MiOiB7ICJjaXR5IjogIiIsICJ6aXAiOiA4MDAxIH0sCiAgIm5pY2tuYW1lIjogImFk\
    YSIKfQpNiwEAAAAAAABuEQAAAAAAAABVc2VyK1N0cmljdC5zd2lmdHdoAQAAAAAAAGltcG9ydCBGb3VuZGF0aW9uCgpz\
    dHJ1Y3QgVXNlcjogQ29kYWJsZSB7CiAgdmFyIGlkOiBJbnQKICB2YXIgbmFtZTogU3RyaW5nCiAgdmFyIGFnZTogSW50\
    CiAgdmFyIGVtYWlsOiBTdHJpbmc/CiAgdmFyIGlzQWRtaW46IEJvb2wKICB2YXIgc2NvcmU6IERvdWJsZQogIHZhciBy\
    b2xlOiBSb2xlCiAgdmFyIGpvaW5lZDogRGF0ZQogIHZhciB0YWdzOiBbU3RyaW5nXQogIHZhciBhZGRyZXNzOiBBZGRy\
    ZXNzCn0KCmVudW0gUm9sZTogU3RyaW5nLCBDb2RhYmxlIHsKICBjYXNlIGFkbWluLCBlZGl0b3IsIHZpZXdlcgp9Cgpz\
    dHJ1Y3QgQWRkcmVzczogQ29kYWJsZSB7CiAgdmFyIGNpdHk6IFN0cmluZwogIHZhciB6aXA6IFN0cmluZwp9Cg==
    """)

  private static func bytes(_ base64: String) -> [UInt8] {
    Array(Data(base64Encoded: base64) ?? Data())
  }
}
