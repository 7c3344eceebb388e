import { useEffect, useEffectEvent, useState } from 'react'

/** Hears files that are dropped or pasted anywhere on the page. Whether some are being dragged over it. */
export function useDropAndPaste(onFiles: (files: readonly File[]) => Promise<void>): boolean {
  const [isDropping, setDropping] = useState(false)
  const over = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    setDropping(true)
  })
  const leave = useEffectEvent((event: DragEvent) => {
    // Out of the page, and not from one part of it to the next.
    if (event.relatedTarget === null) setDropping(false)
  })
  const drop = useEffectEvent((event: DragEvent) => {
    setDropping(false)
    // Some other place of the page has taken it.
    if (event.defaultPrevented || !event.dataTransfer?.files.length) return
    event.preventDefault()
    void onFiles([...event.dataTransfer.files])
  })
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const { files, types } = event.clipboardData ?? {}
    // Cells of a sheet are copied as text and as a picture of it: the text is meant.
    if (!files?.length || types?.includes('text/plain')) return
    event.preventDefault()
    void onFiles([...files])
  })
  useEffect(() => {
    const heard = new AbortController()
    const { signal } = heard
    document.addEventListener('dragover', (event) => over(event), { signal })
    document.addEventListener('dragleave', (event) => leave(event), { signal })
    document.addEventListener('drop', (event) => drop(event), { signal })
    document.addEventListener('paste', (event) => paste(event), { signal })
    return () => heard.abort()
  }, [])
  return isDropping
}
