import { useLanguage } from '../shell/language.tsx'
import { text } from './plans-text.ts'
import styles from './why-choose.module.css'

export function WhyChoose() {
  const words = text[useLanguage().language].pricing
  return (
    <section className={styles.why} aria-labelledby="why-choose">
      <h2 id="why-choose">{words.why}</h2>
      <ul className={styles.reasons}>
        {words.reasons.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
