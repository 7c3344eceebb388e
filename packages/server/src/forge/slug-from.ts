import type { Bilingual } from '@wakeel/contract'
import { foldArabic } from '@wakeel/skills'

const MAX = 60

const latin: Record<string, string> = {
  ا: 'a',
  ب: 'b',
  ت: 't',
  ث: 'th',
  ج: 'j',
  ح: 'h',
  خ: 'kh',
  د: 'd',
  ذ: 'dh',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'sh',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'z',
  ع: 'a',
  غ: 'gh',
  ف: 'f',
  ق: 'q',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  و: 'w',
  ي: 'y',
  ء: '',
}

/** An agent's slug, made of its English name, or of the Arabic one in Latin letters. */
export function slugFrom({ en, ar }: Bilingual): string {
  const slug =
    words(en) ||
    words(foldArabic(ar).replace(/\p{Script=Arabic}/gu, (letter) => latin[letter] ?? ''))
  // A slug that looks like an app's id would be found in the place of that app.
  return slug === '' || isId(slug) ? 'agent' : slug
}

function words(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX)
    .replace(/^-+|(?<!-)-+$/g, '')
}

const isId = (slug: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(slug)
