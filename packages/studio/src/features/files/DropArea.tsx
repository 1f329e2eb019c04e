import { type DragEvent, type ReactNode, useState } from 'react'
import { startUploads } from '../../ui/files/uploads.ts'
import styles from './FilesPage.module.css'

/** The part of the screen that uploads the files that are dropped on it. The button does the same. */
export function DropArea({ children }: { readonly children: ReactNode }) {
  const [isOver, setOver] = useState(false)
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  return (
    <div
      className={styles['drop']}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(false)
        startUploads([...event.dataTransfer.files])
      }}
    >
      {children}
    </div>
  )
}
