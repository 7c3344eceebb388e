import { type ComponentProps, useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { messages } from './email-messages.ts'
import { type FieldWords, TextField } from './field.tsx'

/** An e-mail address. What is none is said below it when the form is sent, in the page's language: the browser's own words are in the browser's. */
export function EmailField({
  error,
  onChange,
  ...props
}: FieldWords & Omit<ComponentProps<'input'>, 'id' | 'className' | 'type' | 'dir' | 'onInvalid'>) {
  const words = messages[useLanguage().language]
  const [isWrong, setWrong] = useState(false)
  return (
    <TextField
      {...props}
      type="email"
      dir="ltr"
      error={isWrong ? words.wrong : error}
      onInvalid={(event) => {
        event.preventDefault()
        setWrong(true)
        event.currentTarget.focus()
      }}
      onChange={(event) => {
        setWrong(false)
        onChange?.(event)
      }}
    />
  )
}
