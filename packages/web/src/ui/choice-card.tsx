import type { ReactNode } from 'react'
import styles from './choice-card.module.css'

/** One of a few choices that need a line of explanation each: a radio button that looks like a card. */
export function ChoiceCard(props: {
  group: string
  name: string
  line: string
  note?: ReactNode
  isChosen: boolean
  disabled?: boolean
  onChoose: () => void
}) {
  return (
    <label className={styles.card}>
      <input
        type="radio"
        className="visually-hidden"
        name={props.group}
        checked={props.isChosen}
        disabled={props.disabled}
        onChange={props.onChoose}
      />
      <span className={styles.name}>{props.name}</span>
      <span className={styles.line}>{props.line}</span>
      {props.note && <span className={styles.note}>{props.note}</span>}
    </label>
  )
}
