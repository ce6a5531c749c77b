/// Query parameters that tell where a reader came from, not which page it is.
///
/// Other parameters are kept: `?p=123` is the whole identity of many a page.
enum TrackingParameters {
  private static let prefixes = [
    "utm_", "mc_", "hsa_", "pk_", "mtm_", "__hs", "piwik_", "matomo_", "itm_", "at_", "_x_tr_",
    "guce_", "fb_",
  ]
  private static let names: Set<String> = [
    "_ga", "_gl", "_hsenc", "_hsmi", "amp", "awc", "cjevent", "cmp", "cmpid", "dclid", "epik",
    "fbclid", "gbraid", "gclid", "gclsrc", "guccounter", "igsh", "igshid",
    "irclickid", "irgwc", "jsessionid", "li_fat_id", "mibextid", "ncid", "phpsessid", "print",
    "rdt_cid", "replytocom", "sr_share",
    "mkt_tok", "msclkid", "oly_anon_id", "oly_enc_id", "outputtype", "ref", "ref_src", "ref_url",
    "referrer", "s_cid", "share", "smid", "spm", "srsltid", "trk", "ttclid", "twclid", "vero_id",
    "wbraid", "wt.mc_id", "wickedid", "yclid",
  ]

  /// True if `name` is a tracking parameter, in any case.
  static func contain(_ name: ArraySlice<UInt8>) -> Bool {
    let name = name.lowercaseString
    return names.contains(name) || prefixes.contains(where: name.hasPrefix)
  }
}
