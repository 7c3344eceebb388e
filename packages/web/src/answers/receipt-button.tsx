import { type Bilingual, receipts } from '@wakeel/contract'
import { useState } from 'react'
import { createClient } from '../api.ts'
import { errorMessage } from '../language/errors.ts'
import { useLanguage } from '../language/language.tsx'
import { saveFile } from '../save-file.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { alertUser } from '../ui/toast.tsx'

const api = createClient({ getReceipt: receipts.routes.getReceipt })

const en = {
  receipt: 'Receipt',
  saved: 'Receipt saved',
  verify: 'Verify it',
  failed: 'The receipt could not be loaded.',
}
const ar: typeof en = {
  receipt: 'الإيصال',
  saved: 'حُفظ الإيصال',
  verify: 'تحقق منه',
  failed: 'تعذّر تحميل الإيصال.',
}
const messages: Bilingual<typeof en> = { en, ar }

/** Keeps the signed receipt of a run as a file, and leads to where it is verified. */
export function ReceiptButton({ runId }: { runId: string }) {
  const { language } = useLanguage()
  const words = messages[language]
  const [isSaved, setSaved] = useState(false)
  const save = async () => {
    try {
      const { success: _, ...signed } = await api.getReceipt({ id: runId })
      const file = new Blob([`${JSON.stringify(signed, null, 2)}\n`], { type: 'application/json' })
      saveFile(file, `receipt-${runId}.json`)
      setSaved(true)
    } catch (error) {
      alertUser(errorMessage(error, language, words.failed), 'danger')
    }
  }
  return (
    <>
      <Button kind="quiet" size="small" onClick={() => void save()}>
        <Icon name={isSaved ? 'check' : 'down'} size={16} />{' '}
        <span aria-live="polite">{isSaved ? words.saved : words.receipt}</span>
      </Button>
      {isSaved && (
        <LinkButton kind="quiet" size="small" to="/receipts" search={{ run: runId }}>
          {words.verify}
        </LinkButton>
      )}
    </>
  )
}
