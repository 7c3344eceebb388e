import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import type { billing } from '@wakeel/contract'
import { useState } from 'react'
import { formatDate, useLanguage } from '../language/language.tsx'
import { formatMoney } from '../language/money.ts'
import { saveFile } from '../save-file.ts'
import { Badge } from '../ui/badge.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { PagedTable } from '../ui/paged-table.tsx'
import { EmptyState } from '../ui/state.tsx'
import type { Column } from '../ui/table.tsx'
import { alertUser } from '../ui/toast.tsx'
import { getInvoicePdf, invoicesQuery } from './account-queries.ts'
import { messages } from './billing-tab-messages.ts'
import { ReplaceInvoiceDialog } from './dialogs.ts'
import styles from './money-tabs.module.css'

/** Every tax invoice, receipt and credit note, with its document. */
export function InvoicesTable({ userId }: { userId: string }) {
  const { language } = useLanguage()
  const words = messages[language].invoices
  const list = useInfiniteQuery(invoicesQuery(userId, language))
  const [correcting, setCorrecting] = useState<billing.Invoice>()
  const exported = useMutation({
    mutationFn: async () => (await import('./invoices-csv.ts')).saveInvoices(language),
    onError: () => alertUser(words.csvFailed, 'danger'),
  })
  const columns: Column<billing.Invoice>[] = [
    {
      name: 'number',
      header: words.number,
      cell: ({ number }) => <bdi className={styles.name}>{number}</bdi>,
    },
    {
      name: 'date',
      header: words.date,
      cell: ({ created_at }) => formatDate(created_at, language),
    },
    { name: 'kind', header: words.kind, cell: ({ kind }) => words.kinds[kind] },
    {
      name: 'description',
      header: words.description,
      cell: ({ description }) => <bdi>{description}</bdi>,
    },
    {
      name: 'amount',
      header: words.amount,
      isNumeric: true,
      cell: (invoice) => <bdi>{formatMoney(invoice, language)}</bdi>,
    },
    {
      name: 'status',
      header: words.status,
      cell: ({ status }) => <InvoiceBadge status={status} />,
    },
    {
      name: 'file',
      header: words.file,
      headerHidden: true,
      isNumeric: true,
      cell: (invoice) => (
        <div className={styles.buttons}>
          {invoice.is_replaceable && (
            <CorrectButton invoice={invoice} onCorrect={() => setCorrecting(invoice)} />
          )}
          <PdfButton number={invoice.number} />
        </div>
      ),
    },
  ]
  const isEmpty = list.data?.pages[0]?.invoices.length === 0
  return (
    <Card className={`${styles.card} ${styles.wide}`}>
      <div className={styles.head}>
        <h2 className={styles.title}>{words.title}</h2>
        {list.data && !isEmpty && (
          <Button
            kind="secondary"
            size="small"
            aria-label={`${words.csv}: ${words.title}`}
            disabled={exported.isPending}
            onClick={() => exported.mutate()}
          >
            {words.csv}
          </Button>
        )}
      </div>
      <PagedTable
        list={list}
        rowsOf={(page) => page.invoices}
        caption={words.title}
        columns={columns}
        empty={
          <EmptyState
            level={2}
            title={words.none}
            action={
              <LinkButton to="/pricing" kind="secondary">
                {messages[language].seePlans}
              </LinkButton>
            }
          >
            {words.noneText}
          </EmptyState>
        }
      />
      <ReplaceInvoiceDialog
        userId={userId}
        invoice={correcting}
        open={correcting !== undefined}
        onClose={() => setCorrecting(undefined)}
      />
    </Card>
  )
}

function CorrectButton({
  invoice,
  onCorrect,
}: {
  invoice: billing.Invoice
  onCorrect: () => void
}) {
  const words = messages[useLanguage().language].invoices
  return (
    <Button
      kind="quiet"
      size="small"
      aria-label={words.correctInvoice(invoice.number)}
      {...ReplaceInvoiceDialog.whenNear}
      onClick={onCorrect}
    >
      {words.correct}
    </Button>
  )
}

function InvoiceBadge({ status }: { status: billing.Invoice['status'] }) {
  const words = messages[useLanguage().language].invoices.statuses
  return <Badge tone={status === 'paid' ? 'accent' : 'neutral'}>{words[status]}</Badge>
}

/** In the language of the page: the server keeps each document in both. */
function PdfButton({ number }: { number: string }) {
  const { language } = useLanguage()
  const words = messages[language].invoices
  const download = useMutation({
    mutationFn: async () => saveFile(await getInvoicePdf(number, language), `${number}.pdf`),
    onError: () => alertUser(words.downloadFailed, 'danger'),
  })
  return (
    <Button
      kind="secondary"
      size="small"
      aria-label={words.download(number)}
      disabled={download.isPending}
      onClick={() => download.mutate()}
    >
      {words.pdf}
    </Button>
  )
}
