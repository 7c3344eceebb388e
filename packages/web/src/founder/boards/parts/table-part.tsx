import { useLanguage } from '../../../language/language.tsx'
import { Table } from '../../../ui/table.tsx'
import type { Part } from '../board.ts'
import { useOpenBoard } from '../metric-context.tsx'
import { formatMetric } from '../metric-format.ts'

/** The first column has the names, each of the others numbers of one format. */
export function TablePart({
  columns,
  rows,
  formats,
  title,
}: Extract<Part, { kind: 'table' }> & { title: string }) {
  const { language } = useLanguage()
  const { scale } = useOpenBoard().board
  const [name, ...headers] = columns
  return (
    <Table
      caption={title}
      keyOf={(row) => row.name.en}
      rows={rows}
      columns={[
        { name: 'name', header: name![language], cell: (row) => row.name[language] },
        ...headers.map((header, index) => ({
          name: header.en,
          header: header[language],
          isNumeric: true,
          cell: (row: (typeof rows)[number]) => (
            <bdi>{formatMetric(row.cells[index]!, formats[index]!, scale, language)}</bdi>
          ),
        })),
      ]}
    />
  )
}
