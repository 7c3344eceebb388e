import { formatNumber, useLanguage } from '../language/language.tsx'
import { Icon } from '../ui/icon.tsx'
import { messages } from './forge-messages.ts'
import styles from './steps.module.css'

/** How far the forge is. */
export function Steps({ current }: { current: 1 | 2 | 3 }) {
  const { language } = useLanguage()
  const words = messages[language]
  return (
    <ol className={styles.steps} aria-label={words.stepsLabel}>
      {words.steps.map((name, index) => (
        <li
          key={name}
          className={styles.step}
          aria-current={index + 1 === current ? 'step' : undefined}
          data-done={index + 1 < current}
        >
          <span className={styles.number}>
            {index + 1 < current ? (
              <Icon name="check" size={14} />
            ) : (
              formatNumber(index + 1, language)
            )}
          </span>
          <span className={styles.name}>{name}</span>
        </li>
      ))}
    </ol>
  )
}
