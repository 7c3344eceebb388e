import { useLanguage } from '../language/language.tsx'
import { messages } from './plans-messages.ts'
import styles from './why-choose.module.css'

export function WhyChoose() {
  const words = messages[useLanguage().language].pricing
  return (
    <section className={styles.why} aria-labelledby="why-choose">
      <h2 id="why-choose">{words.why}</h2>
      <ul className={styles.reasons}>
        {words.reasons.map(({ title, text: messages }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{messages}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
