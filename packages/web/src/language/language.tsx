import type { Language } from '@wakeel/contract'
import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { languageOfPath } from '../addresses.ts'
import { languageCookie, languageFrom } from './language-choice.ts'

interface Reading {
  language: Language
  direction: 'ltr' | 'rtl'
  setLanguage: (language: Language) => void
}

export const directionOf = (language: Language) => (language === 'ar' ? 'rtl' : 'ltr')

const ReadingContext = createContext<Reading>({
  language: 'en',
  direction: 'ltr',
  setLanguage: () => {},
})

/** The language of the reader and the direction it is written in. */
export const useLanguage = () => use(ReadingContext)

/** What this browser reads: what was chosen before, else what the browser asks for. */
export const languageOfBrowser = () => languageFrom(document.cookie, navigator.languages.join())

/** The document says its language and direction at once, so that requests and layout of the same moment agree with it. */
function apply(language: Language) {
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
}

export function LanguageProvider({
  initial,
  children,
}: {
  initial: Language
  children: ReactNode
}) {
  const [language, setState] = useState(() => {
    if (typeof document !== 'undefined') apply(initial)
    return initial
  })
  const setLanguage = (next: Language) => {
    // The server reads this cookie to write the first view in the same language.
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = languageCookie(next, location.protocol === 'https:')
    apply(next)
    const { pathname, search, hash } = location
    if (languageOfPath(pathname))
      history.replaceState(history.state, '', `/${next}${pathname.slice(3)}${search}${hash}`)
    setState(next)
  }
  // Going back may lead to a path in the other language.
  useEffect(() => {
    const follow = () => {
      const named = languageOfPath(location.pathname)
      if (!named) return
      apply(named)
      setState(named)
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  return (
    <ReadingContext value={{ language, direction: directionOf(language), setLanguage }}>
      {children}
    </ReadingContext>
  )
}

/* Digits are Latin in both languages, so that server, browser and reader see the same. */
const localeOf = { en: 'en-AE', ar: 'ar-AE' } as const

export function formatNumber(
  value: number,
  language: Language,
  options: Intl.NumberFormatOptions = {},
): string {
  return new Intl.NumberFormat(localeOf[language], {
    numberingSystem: 'latn',
    maximumFractionDigits: 1,
    ...options,
  }).format(value)
}

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** The day in the UAE. */
export function formatDate(
  value: string | Date,
  language: Language,
  options: Intl.DateTimeFormatOptions = day,
): string {
  return new Intl.DateTimeFormat(localeOf[language], {
    numberingSystem: 'latn',
    timeZone: 'Asia/Dubai',
    ...options,
  }).format(new Date(value))
}

/** The day and the time of it in the UAE. */
export const formatMoment = (value: string | Date, language: Language) =>
  formatDate(value, language, { ...day, hour: 'numeric', minute: '2-digit' })
