import { useMutation } from '@tanstack/react-query'
import { ApiError } from '../api.ts'
import { save } from '../download.ts'
import { formatNumber, useLanguage } from '../language/language.tsx'
import { Button } from './button.tsx'
import { messages } from './export-messages.ts'
import { alertUser } from './toast.tsx'

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
        alertUser(words.truncated(formatNumber(file.truncatedAt, language)), 'danger')
    },
    onError: (error) => {
      const isTooOften = error instanceof ApiError && error.code === 'request.rate_limited'
      alertUser(isTooOften ? words.tooOften : words.failed, 'danger')
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
