import { type ReactNode, useId } from 'react'
import styles from './choice-cards.module.css'
import { Fieldset } from './fieldset.tsx'

interface Choice<Value> {
  value: Value
  name: string
  line: string
  note?: ReactNode
}

/** A few choices that need a line of explanation each: radio buttons that look like cards. */
export function ChoiceCards<Value extends string>(props: {
  label: string
  labelHidden?: boolean
  choices: readonly Choice<Value>[]
  chosen: Value | undefined
  disabled?: boolean
  onChoose: (value: Value) => void
}) {
  const group = useId()
  return (
    <Fieldset label={props.label} labelHidden={props.labelHidden} disabled={props.disabled}>
      <div className={styles.cards}>
        {props.choices.map(({ value, name, line, note }) => (
          <label key={value} className={styles.card}>
            <input
              type="radio"
              className="visually-hidden"
              name={group}
              checked={value === props.chosen}
              onChange={() => props.onChoose(value)}
            />
            <span className={styles.name}>{name}</span>
            <span className={styles.line}>{line}</span>
            {note && <span className={styles.note}>{note}</span>}
          </label>
        ))}
      </div>
    </Fieldset>
  )
}
