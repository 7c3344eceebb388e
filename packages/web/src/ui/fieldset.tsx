import type { ReactNode } from 'react'
import styles from './fieldset.module.css'

/** Fields that belong together, under the name that they have together. */
export function Fieldset(props: {
  label: ReactNode
  labelHidden?: boolean
  disabled?: boolean
  children: ReactNode
}) {
  return (
    <fieldset className={styles.fields} disabled={props.disabled}>
      <legend className={props.labelHidden ? 'visually-hidden' : styles.label}>
        {props.label}
      </legend>
      {props.children}
    </fieldset>
  )
}
