import { billing } from '@wakeel/contract'
import { useLanguage } from '../language/language.tsx'
import styles from './guarantee-banner.module.css'
import { messages } from './plans-messages.ts'

export function GuaranteeBanner() {
  const words = messages[useLanguage().language].guarantee
  return (
    <section className={styles.banner} aria-labelledby="guarantee">
      <svg
        width="40"
        height="40"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <path
          d="M12 3 4.5 6v5.5c0 4.6 3.1 7.9 7.5 9.5 4.4-1.6 7.5-4.9 7.5-9.5V6L12 3Z"
          strokeLinejoin="round"
        />
        <path d="m8.5 12 2.5 2.5 4.5-5" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <div>
        <h2 id="guarantee">{words.title(billing.GUARANTEE_DAYS)}</h2>
        <p>{words.text(billing.GUARANTEE_DAYS)}</p>
      </div>
    </section>
  )
}
