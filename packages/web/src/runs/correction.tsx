import { understoodIn } from '../answers/understood-in.ts'
import { useLanguage } from '../language/language.tsx'
import { messages } from './messages.ts'
import styles from './run-form.module.css'

/** What somebody is asked whose request was read wrongly, with how the answer says that it was read. */
export function Correction({ answer }: { answer: string }) {
  const words = messages[useLanguage().language]
  const understood = understoodIn(answer)
  return (
    <>
      <strong>{words.correctTitle}</strong> {words.correctLine}{' '}
      {understood && <bdi className={styles.understood}>{understood}</bdi>}
    </>
  )
}
