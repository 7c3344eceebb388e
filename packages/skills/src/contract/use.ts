/** What a contract is for, as far as that changes what belongs in it and what there is to ask. */
export type Use = 'letting' | 'employment' | 'membership'

const SIGNS: Record<Use, RegExp> = {
  employment:
    /\b(?:employee|employer|teacher|nurse|worker|trainee)s?\b|\b(?:salary|wages|probation)\b|(?<!\p{L})ترك (?:\p{L}{2,8} ){0,2}(?:ال)?عمل(?!\p{L})|(?<!\p{L})(?:ال)?(?:راتب|متدرب[ةه]?)(?!\p{L})|(?<!\p{L})[وبلف]{0,2}(?:ال)?(?:موظف|عامل|معلم)(?:ة|ه)?(?!\p{L})|صاحب العمل/iu,
  letting:
    /\b(?:tenant|landlord|lessor|lessee|renter|tenancy|hirer)s?\b|(?<!\p{L})[وبف]?(?:ال|لل|ل)?(?:مست[أا]جر|م[ؤو]جر)(?:ة|ه|ين)?(?!\p{L})/iu,
  membership:
    /\b(?:gym|member(?:ship)?|school|nursery|parents?|tuition)\b|(?<!\p{L})[وبف]?(?:ال|لل|ل)?(?:نادي|عضوي[ةه]|مدرس[ةه]|حضان[ةه]|ولي ال[أا]مر)(?!\p{L})/iu,
}

/** Usual clauses that such a contract rightly does without. */
const NOT_USUAL: Record<Use, ReadonlySet<string>> = {
  letting: new Set(['intellectual-property', 'data-protection']),
  membership: new Set(['intellectual-property']),
  employment: new Set(['assignment', 'intellectual-property']),
}

/** "The Main Contractor" is paid by an "Employer" too, and employed by nobody. */
const WORKS = /\b(?:sub-?contractors?|main contractor)\b/iu

export const useOf = (text: string): Use | undefined =>
  (Object.keys(SIGNS) as Use[]).find(
    (use) => SIGNS[use].test(text) && !(use === 'employment' && WORKS.test(text)),
  )

export const isUsualIn = (kind: string, use: Use | undefined): boolean =>
  use === undefined || !NOT_USUAL[use].has(kind)
