import { useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { alertUser } from '../ui/toast.tsx'
import { messages } from './messages.ts'

export function CopyButton({ value }: { value: string }) {
  const words = messages[useLanguage().language].ownership
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(true)
    } catch {
      alertUser(words.copyFailed, 'danger')
    }
  }
  return (
    <Button kind="secondary" size="small" onClick={() => void copy()}>
      <Icon name={isCopied ? 'check' : 'copy'} size={16} />{' '}
      <span role="status">{isCopied ? words.copied : words.copy}</span>
    </Button>
  )
}
