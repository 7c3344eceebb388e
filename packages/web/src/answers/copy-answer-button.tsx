import { type RefObject, useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { alertUser } from '../ui/toast.tsx'
import { copyShown } from './copy-shown.ts'
import { messages } from './messages.ts'

/** Copies what is read on the screen: with its tables into a document, as plain lines elsewhere. */
export function CopyAnswerButton({ shown }: { shown: RefObject<HTMLElement | null> }) {
  const words = messages[useLanguage().language]
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await copyShown(shown.current!)
      setCopied(true)
    } catch {
      alertUser(words.copyFailed, 'danger')
    }
  }
  return (
    <Button kind="quiet" size="small" onClick={() => void copy()}>
      <Icon name={copied ? 'check' : 'copy'} size={16} />{' '}
      <span aria-live="polite">{copied ? words.copied : words.copy}</span>
    </Button>
  )
}
