import { type ComponentProps, useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { type FieldWords, TextField } from './field.tsx'
import { Icon } from './icon.tsx'
import styles from './password-field.module.css'
import { messages } from './password-messages.ts'

/** A password that can be shown while it is typed. */
export function PasswordField(
  props: FieldWords & Omit<ComponentProps<'input'>, 'id' | 'className' | 'type' | 'dir'>,
) {
  const words = messages[useLanguage().language]
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      dir="ltr"
      inside={
        <button
          type="button"
          className={styles.toggle}
          aria-label={shown ? words.hide : words.show}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eyeOff' : 'eye'} />
        </button>
      }
    />
  )
}
