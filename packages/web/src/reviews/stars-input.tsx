import { useLanguage } from '../language/language.tsx'
import { fiveStars, starShape } from '../ui/stars.tsx'
import { messages } from './messages.ts'
import styles from './stars-input.module.css'

/** A choice from one to five stars: radio buttons, so the keyboard works. */
export function StarsInput({
  label,
  value,
  onChange,
}: {
  label: string
  value: number
  onChange: (rating: number) => void
}) {
  const words = messages[useLanguage().language]
  return (
    <fieldset className={styles.input}>
      <legend className={styles.legend}>{label}</legend>
      {fiveStars.map((star) => (
        <label key={star} className={styles.choice}>
          <input
            type="radio"
            className="visually-hidden"
            name="rating"
            value={star}
            checked={star === value}
            onChange={() => onChange(star)}
          />
          <span className="visually-hidden">{words.choice(star)}</span>
          <svg width={28} height={28} viewBox="0 0 24 24" aria-hidden="true">
            <path d={starShape} className={star <= value ? styles.full : styles.empty} />
          </svg>
        </label>
      ))}
    </fieldset>
  )
}
