import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { messages } from '../founder/boards/board-messages.ts'
import styles from '../founder/boards/board-page.module.css'
import { boardNames, loadBoard } from '../founder/boards/boards.ts'
import { ScreenLinks } from '../founder/boards/screen-links.tsx'
import { useLanguage } from '../language/language.tsx'
import { useTitle } from '../shell/title.ts'
import { LoadFailed, Waiting } from '../ui/load-state.tsx'

/** Every showcase board: which one it is stands last in the URL. */
export function BoardPage() {
  const { language } = useLanguage()
  const requested = useLocation({ select: ({ pathname }) => boardIn(pathname) })
  const [name, setName] = useState(requested!)
  // The URL is already that of the next page while this one waits to be replaced.
  if (requested && requested !== name) setName(requested)
  const { data, isError, refetch } = useQuery({
    queryKey: ['founder', 'board', name],
    queryFn: () => loadBoard(name),
    staleTime: Number.POSITIVE_INFINITY,
  })
  useTitle(data?.board.title[language] ?? messages[language].names[name])
  return (
    <div className={styles.page}>
      <ScreenLinks open={name} />
      {data ? (
        <data.BoardView key={name} board={data.board} />
      ) : isError ? (
        <LoadFailed onRetry={() => void refetch()} />
      ) : (
        <Waiting />
      )}
    </div>
  )
}

const boardIn = (path: string) => boardNames.find((name) => path.split('/').includes(name))
