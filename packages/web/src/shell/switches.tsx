import { useEffect, useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { Icon } from '../ui/icon.tsx'
import { isDarkNow, useColorScheme } from './color-scheme.ts'
import { messages } from './messages.ts'
import styles from './switches.module.css'

/** One press: the store in the other language, named in that language. */
export function LanguageSwitch() {
  const { language, setLanguage } = useLanguage()
  const words = messages[language]
  const other = language === 'en' ? 'ar' : 'en'
  return (
    <button type="button" className={styles.switch} lang={other} onClick={() => setLanguage(other)}>
      {other === 'ar' ? words.toArabic : words.toEnglish}
    </button>
  )
}

/** One press: light or dark, whatever the system says. */
export function SchemeSwitch() {
  const words = messages[useLanguage().language]
  const [choice, choose] = useColorScheme()
  const [dark, setDark] = useState(false)
  // What the system prefers is only known in the browser, after the server's markup was taken over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `choice` changes what isDarkNow reads
  useEffect(() => setDark(isDarkNow()), [choice])
  return (
    <button
      type="button"
      className={styles.switch}
      aria-label={dark ? words.toLight : words.toDark}
      onClick={() => choose(dark ? 'light' : 'dark')}
    >
      <Icon name={dark ? 'sun' : 'moon'} />
    </button>
  )
}
