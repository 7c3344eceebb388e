import type { Bilingual, Language } from '@wakeel/contract'
import { formatNumber } from './language.tsx'

/** Ranges of media types, and types whose usual name is not their ending. */
const names: Record<string, Bilingual> = {
  '*/*': { en: 'any file', ar: 'أي ملف' },
  'image/*': { en: 'pictures', ar: 'الصور' },
  'audio/*': { en: 'sound', ar: 'الصوت' },
  'video/*': { en: 'videos', ar: 'الفيديو' },
  'text/*': { en: 'text files', ar: 'الملفات النصية' },
  'text/plain': { en: 'TXT', ar: 'TXT' },
  'text/markdown': { en: 'Markdown', ar: 'Markdown' },
  'image/svg+xml': { en: 'SVG', ar: 'SVG' },
  'audio/mpeg': { en: 'MP3', ar: 'MP3' },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    en: 'Word',
    ar: 'Word',
  },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { en: 'Excel', ar: 'Excel' },
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': {
    en: 'PowerPoint',
    ar: 'PowerPoint',
  },
}

/** What people call a media type, or a range of them: `PDF`, `pictures`. One without a short name stands as it is. */
export function fileTypeName(type: string, language: Language): string {
  const [, subtype = ''] = type.split('/')
  return names[type]?.[language] ?? (/^[a-z\d]{2,5}$/.test(subtype) ? subtype.toUpperCase() : type)
}

export const fileTypeNames = (types: readonly string[], language: Language): string =>
  types.map((type) => fileTypeName(type, language)).join(language === 'ar' ? '، ' : ', ')

/** In whole kilobytes, and one at least; in megabytes from there on. */
export const fileSize = (bytes: number, language: Language): string =>
  bytes >= 1_000_000
    ? formatNumber(Math.floor(bytes / 100_000) / 10, language, { style: 'unit', unit: 'megabyte' })
    : formatNumber(Math.max(1, Math.floor(bytes / 1000)), language, {
        style: 'unit',
        unit: 'kilobyte',
      })
