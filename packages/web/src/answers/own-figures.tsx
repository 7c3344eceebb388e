import { useLanguage } from '../language/language.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './own-figures.module.css'

const text = {
  en: (figures: string) =>
    `Figures not from a tool: ${figures}. The language model said them itself, so check them.`,
  ar: (figures: string) =>
    `أرقام لم تأتِ من أداة: ${figures}. ذكرها النموذج اللغوي من عنده، فتحقّق منها.`,
}

/** Marks the figures of an answer that a language model said by itself. */
export default function OwnFigures({ figures }: { figures: readonly string[] }) {
  const { language } = useLanguage()
  // Each in its own direction: Arabic text would turn a sign and its number round.
  const list = figures
    .map((figure) => `\u2068${figure}\u2069`)
    .join(language === 'ar' ? '، ' : ', ')
  return (
    <p className={styles.note} role="note">
      <Icon name="warning" size={16} /> {text[language](list)}
    </p>
  )
}
