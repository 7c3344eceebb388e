import { useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { lazyDialog } from '../ui/lazy-dialog.tsx'
import type { ReportSubject } from './report-subject.ts'

const ReportDialog = lazyDialog(() =>
  import('./report-dialog.tsx').then((module) => module.ReportDialog),
)
// Its other words arrive with the dialog.
const text = {
  en: { agent: 'Report this agent', profile: 'Report this text' },
  ar: { agent: 'أبلغ عن هذا الوكيل', profile: 'أبلغ عن هذا النص' },
}

/** The way from a public page to a moderator. */
export function ReportButton({ subject }: { subject: ReportSubject }) {
  const { language } = useLanguage()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="quiet" size="small" {...ReportDialog.whenNear} onClick={() => setOpen(true)}>
        {text[language][subject.kind]}
      </Button>
      <ReportDialog subject={subject} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
