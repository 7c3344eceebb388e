import type { creatorPages } from '@wakeel/contract'

export type ProfilePart = 'en' | 'ar' | 'website'

/** What a creator says of themselves, each text for itself; what is not said is left out. */
export function partsOf({ about, website }: creatorPages.ProfileTexts): [ProfilePart, string][] {
  const all: [ProfilePart, string][] = [
    ['en', about.en],
    ['ar', about.ar],
    ['website', website ?? ''],
  ]
  return all.filter(([, text]) => text !== '')
}

/** Only these of the texts. */
export const onlyParts = (
  { about, website }: creatorPages.ProfileTexts,
  parts: readonly ProfilePart[],
): creatorPages.ProfileTexts => ({
  about: {
    en: parts.includes('en') ? about.en : '',
    ar: parts.includes('ar') ? about.ar : '',
  },
  website: parts.includes('website') ? website : null,
})
