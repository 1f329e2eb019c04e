import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useRef } from 'react'
import { callApi } from '../../../api/call-api.ts'
import { uploadImage } from '../../../api/upload-image.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import styles from './AssetControl.module.css'

interface ImageDialogProps {
  readonly onClose: () => void
  readonly onChoose: (id: string) => void
}

/** The image library, with an upload. */
export function ImageDialog({ onClose, onChoose }: ImageDialogProps) {
  const input = useRef<HTMLInputElement>(null)
  const queries = useQueryClient()
  const choose = (id: string) => {
    onChoose(id)
    onClose()
  }
  const upload = useMutation({
    mutationFn: uploadImage,
    onSuccess: async ({ id }) => {
      choose(id)
      await queries.invalidateQueries({ queryKey: ['listImages'] })
    },
  })
  const select = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) upload.mutate(file)
    target.value = ''
  }
  return (
    <Dialog title="Choose an image" isOpen size="wide" onClose={onClose}>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label="Image file"
        hidden
        onChange={select}
      />
      <Button
        onPress={() => input.current?.click()}
        {...(upload.isPending && { disabledReason: 'The image is being uploaded.' })}
      >
        {upload.isPending ? 'Uploading…' : 'Upload image'}
      </Button>
      {upload.error && (
        <p className={styles['error']} role="alert">
          {upload.error.message}
        </p>
      )}
      <Library onChoose={choose} />
    </Dialog>
  )
}

function Library({ onChoose: choose }: Pick<ImageDialogProps, 'onChoose'>) {
  const library = useInfiniteQuery({
    queryKey: ['listImages'],
    queryFn: ({ pageParam: cursor }) => callApi('listImages', { query: cursor ? { cursor } : {} }),
    initialPageParam: '',
    getNextPageParam: ({ nextPageCursor }) => nextPageCursor,
  })
  const images = library.data?.pages.flatMap((page) => page.images) ?? []
  return (
    <>
      <ul className={styles['grid']} aria-label="Images">
        {images.map(({ id, url, altText, filename }) => (
          <li key={id}>
            <button
              type="button"
              className={styles['tile']}
              aria-label={altText || filename}
              onClick={() => choose(id)}
            >
              <img src={`${url}?format=300w`} alt="" loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      {library.hasNextPage && (
        <Button onPress={() => void library.fetchNextPage()}>Load more</Button>
      )}
    </>
  )
}
