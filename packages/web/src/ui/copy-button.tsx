import { useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { Button } from './button.tsx'
import { messages } from './copy-messages.ts'
import { Icon } from './icon.tsx'
import { alertUser } from './toast.tsx'

export function CopyButton({ value }: { value: string }) {
  const words = messages[useLanguage().language]
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(true)
    } catch {
      alertUser(words.failed, 'danger')
    }
  }
  return (
    <Button kind="secondary" size="small" onClick={() => void copy()}>
      <Icon name={isCopied ? 'check' : 'copy'} size={16} />{' '}
      <span aria-live="polite">{isCopied ? words.copied : words.copy}</span>
    </Button>
  )
}
