import { type ComponentProps, useState } from 'react'
import { type FieldWords, TextField } from './field.tsx'
import { Icon } from './icon.tsx'
import styles from './password-field.module.css'

/** A password that can be shown while it is typed. */
export function PasswordField({
  show,
  hide,
  ...rest
}: FieldWords & Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> & { show: string; hide: string }) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...rest}
      type={shown ? 'text' : 'password'}
      dir="ltr"
      inside={
        <button
          type="button"
          className={styles.toggle}
          aria-label={shown ? hide : show}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eyeOff' : 'eye'} />
        </button>
      }
    />
  )
}
