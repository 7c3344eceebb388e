import type { ReactNode } from 'react'
import styles from './chips.module.css'

export interface Chip<Value extends string> {
  value: Value
  label: ReactNode
  count?: string
}

/** One choice of a few, all in sight: radio buttons that look like chips, so arrow keys and screen readers know them. */
export function ChipGroup<Value extends string>(props: {
  name: string
  label: string
  chips: readonly Chip<Value>[]
  chosen: Value
  onChoose: (value: Value) => void
}) {
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">{props.label}</legend>
      {props.chips.map((chip) => (
        <label key={chip.value} className={styles.chip}>
          <input
            type="radio"
            className="visually-hidden"
            name={props.name}
            value={chip.value}
            checked={chip.value === props.chosen}
            onChange={() => props.onChoose(chip.value)}
          />
          {chip.label} {chip.count !== undefined && <span className={styles.count}>{chip.count}</span>}
        </label>
      ))}
    </fieldset>
  )
}

/** Prompts to pick from: each one does something at once. */
export function ChipButton({ children, onClick, title }: { children: ReactNode; onClick: () => void; title?: string }) {
  return (
    <button type="button" className={styles.chip} onClick={onClick} title={title}>
      <span className={styles.clipped}>{children}</span>
    </button>
  )
}
