import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useLanguage } from '../../shell/language.tsx'
import { useTitle } from '../../shell/title.ts'
import { LoadFailed, Waiting } from '../../ui/load-state.tsx'
import styles from './board-page.module.css'
import { text } from './board-text.ts'
import { boardNames, loadBoard } from './boards.ts'
import { ScreenLinks } from './screen-links.tsx'

/** Every showcase board: which one it is stands last in the address. */
export function BoardPage() {
  const { language } = useLanguage()
  const asked = useLocation({ select: ({ pathname }) => boardIn(pathname) })
  const [name, setName] = useState(asked!)
  // The address is already that of the next page while this one waits to be replaced.
  if (asked && asked !== name) setName(asked)
  const { data, isError, refetch } = useQuery({
    queryKey: ['founder', 'board', name],
    queryFn: () => loadBoard(name),
    staleTime: Number.POSITIVE_INFINITY,
  })
  useTitle(data?.board.title[language] ?? text[language].names[name])
  return (
    <div className={styles.page}>
      <ScreenLinks open={name} />
      {data ? <data.BoardView key={name} board={data.board} /> : isError ? <LoadFailed onRetry={() => void refetch()} /> : <Waiting />}
    </div>
  )
}

const boardIn = (path: string) => boardNames.find((name) => path.split('/').includes(name))
