import { useMutation } from '@tanstack/react-query'
import { ApiError } from '../api.ts'
import { save } from '../download.ts'
import { formatNumber, useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { alertUser } from '../ui/toast.tsx'
import { messages } from './admin-messages.ts'

/** All that match what a list is filtered by, as a file. `of`: the name of the list. */
export function ExportButton({
  of,
  make,
}: {
  of: string
  make: () => Promise<Parameters<typeof save>[0]>
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const exporting = useMutation({
    mutationFn: async () => {
      const file = await make()
      save(file)
      if (file.truncatedAt)
        alertUser(words.exportTruncated(formatNumber(file.truncatedAt, language)), 'danger')
    },
    onError: (error) => {
      const isTooOften = error instanceof ApiError && error.code === 'request.rate_limited'
      alertUser(isTooOften ? words.exportTooOften : words.exportFailed, 'danger')
    },
  })
  return (
    <Button
      kind="secondary"
      size="small"
      aria-label={`${exporting.isPending ? words.exporting : words.export}: ${of}`}
      disabled={exporting.isPending}
      onClick={() => exporting.mutate()}
    >
      {exporting.isPending ? words.exporting : words.export}
    </Button>
  )
}
