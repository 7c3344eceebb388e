import { Badge } from '../ui/badge.tsx'
import { LinkButton } from '../ui/button.tsx'
import styles from './coming-page.module.css'
import { text } from './coming-text.ts'
import { useLanguage } from './language.tsx'
import { useTitle } from './title.ts'

type ComingScreen = 'founder' | 'admin'

/** A screen that opens later says what it will be, and where to go until then. */
function ComingPage({ screen }: { screen: ComingScreen }) {
  const words = text[useLanguage().language]
  useTitle(words[screen].title)
  return (
    <div className={styles.coming}>
      <Badge tone="accent">{words.badge}</Badge>
      <h1>{words[screen].title}</h1>
      <p>{words[screen].text}</p>
      <LinkButton to="/app-store">{words.back}</LinkButton>
    </div>
  )
}

export const FounderComing = () => <ComingPage screen="founder" />
export const AdminComing = () => <ComingPage screen="admin" />
