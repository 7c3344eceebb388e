import type { ReactNode } from 'react'
import styles from './segmented.module.css'

/** One choice of two to five that stand side by side as one control: radio buttons, so arrow keys and screen readers know them. */
export function Segmented<Value extends string>(props: {
  name: string
  label: string
  options: readonly { value: Value; label: ReactNode }[]
  chosen: Value
  onChoose: (value: Value) => void
}) {
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">{props.label}</legend>
      {props.options.map(({ value, label }) => (
        <label key={value} className={styles.option}>
          <input
            type="radio"
            className="visually-hidden"
            name={props.name}
            value={value}
            checked={value === props.chosen}
            onChange={() => props.onChoose(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
