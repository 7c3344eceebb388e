import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './field.module.css'
import { Icon } from './icon.tsx'

export interface FieldWords {
  label: ReactNode
  /** What to write, in one line under the label. */
  hint?: ReactNode
  /** What is wrong, read out when it appears. */
  error?: ReactNode
  /** The label is only for screen readers. */
  labelHidden?: boolean
}

function useField({ label, hint, error, labelHidden }: FieldWords) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const frame = (control: ReactNode) => (
    <div className={styles.field}>
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {control}
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
  return {
    frame,
    control: {
      id,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy || undefined,
    },
  }
}

type Control<Tag extends 'input' | 'textarea' | 'select'> = FieldWords &
  Omit<ComponentProps<Tag>, 'id' | 'className'>

/** `inside`: a small control at the end of the box, such as the eye of a password. */
export function TextField({
  label,
  hint,
  error,
  labelHidden,
  inside,
  ...rest
}: Control<'input'> & { inside?: ReactNode }) {
  const { frame, control } = useField({ label, hint, error, labelHidden })
  const input = <input className={styles.control} dir="auto" {...control} {...rest} />
  if (!inside) return frame(input)
  return frame(
    // What is written and what stands after it share one direction, or the one covers the other.
    <div className={styles.withInside} dir={rest.dir}>
      {input}
      {inside}
    </div>,
  )
}

export function TextArea({ label, hint, error, labelHidden, ...rest }: Control<'textarea'>) {
  const { frame, control } = useField({ label, hint, error, labelHidden })
  return frame(<textarea className={styles.area} dir="auto" rows={4} {...control} {...rest} />)
}

/** The platform's own list: the best one on a phone, and no script at all. */
export function Select<Value extends string>({
  label,
  hint,
  error,
  labelHidden,
  options,
  value,
  onChoose,
  ...rest
}: Omit<Control<'select'>, 'value' | 'onChange'> & {
  options: readonly { value: Value; label: string }[]
  value: Value
  onChoose: (value: Value) => void
}) {
  const { frame, control } = useField({ label, hint, error, labelHidden })
  return frame(
    <div className={styles.withArrow}>
      <select
        className={styles.select}
        value={value}
        onChange={(event) => onChoose(event.target.value as Value)}
        {...control}
        {...rest}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="down" size={16} />
    </div>,
  )
}
