const CHANGES: readonly { pattern: RegExp; isNewFirst?: true }[] = [
  {
    pattern:
      /(?<!\p{L})(?:replace|change|swap|substitute)\s["“«']?(?<one>[\p{L}' -]{2,40}?)["”»']?\s(?:with|by|to|for|into)\s["“«']?(?<other>[\p{L}' -]{2,40}?)["”»']?[\s.?!؟]{0,3}$/iu,
  },
  {
    pattern:
      /(?<!\p{L})(?:say|write|use|put|used?)\s["“«']?(?<one>[\p{L}' -]{2,40}?)["”»']?\s(?:instead of|rather than|for)\s["“«']?(?<other>[\p{L}' -]{2,70}?)["”»']?[\s.?!؟]{0,3}$/iu,
    isNewFirst: true,
  },
  {
    pattern:
      /(?<!\p{L})(?:لو |اذا )?(?:حطيت|كتبت|استخدمت|قلت|حط|اكتب|استخدم|خليها)\s["“«]?(?<one>[\p{L} ]{2,40}?)["”»]?\s(?:بدل|عوض|مكان)(?: كلم[ةه])?\s["“«]?(?<other>[\p{L} ]{2,40}?)["”»]?[\s.؟?!]{0,3}$/iu,
    isNewFirst: true,
  },
  {
    pattern:
      /(?<!\p{L})(?:بد[ّ]?ل|غي?ر|استبدل)\s["“«]?(?<one>[\p{L} ]{2,40}?)["”»]?\s(?:ب|إلى|الى|لـ?)\s?["“«]?(?<other>[\p{L} ]{2,40}?)["”»]?[\s.؟?!]{0,3}$/iu,
  },
]

/** "Replace documentation with papers", "what if I say start instead of commencement": a text with these words in place of those that stand in it. */
export function withWording(text: string, message: string): string | undefined {
  for (const { pattern, isNewFirst } of CHANGES) {
    const { one = '', other = '' } = pattern.exec(message)?.groups ?? {}
    const [was, now] = isNewFirst ? [other, one] : [one, other]
    const at = was.length > 1 ? text.toLowerCase().indexOf(was.toLowerCase()) : -1
    if (at >= 0) return `${text.slice(0, at)}${now}${text.slice(at + was.length)}`
  }
  return undefined
}
