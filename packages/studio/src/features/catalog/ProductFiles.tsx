import type { ProductFile, ProductFiles as Files } from '@vitrine/contract'
import { formatFileSize } from '@vitrine/model'
import { useMutation, useQuery } from '@tanstack/react-query'
import { RefreshCw, Trash2, Upload } from 'lucide-react'
import { type ChangeEvent, type ReactNode, useId, useState } from 'react'
import { callApi } from '../../api/call-api.ts'
import { routeQuery } from '../../api/route-query.ts'
import { Button } from '../../ui/Button.tsx'
import { UploadList } from '../../ui/files/UploadList.tsx'
import { startUploads, useUploads } from '../../ui/files/uploads.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { SortableList } from '../../ui/lists/SortableList.tsx'
import { askToConfirm } from '../../ui/overlays/confirm.ts'
import { Panel } from '../../ui/Page.tsx'
import { showFailure } from '../../ui/overlays/toasts.ts'
import { Notice } from '../../ui/states/Notice.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { addTexts } from '../../ui/texts.ts'
import { filesTexts } from '../../ui/texts/files.ts'
import styles from './catalog.module.css'
import { DownloadLimits } from './DownloadLimits.tsx'
import { showProductFiles } from './show-product-files.ts'

addTexts(filesTexts)

interface ProductFilesProps {
  readonly productId: string
  readonly isReadOnly: boolean
}

/** The files that the buyers of a digital product download. Each change is saved at once, apart from the product. */
export function ProductFiles({ productId, isReadOnly }: ProductFilesProps) {
  const t = useTranslate()
  const query = useQuery(routeQuery('listProductFiles', { params: { id: productId } }))
  return (
    <Panel title={t('products.files')} aside={t('products.filesAside')} padded>
      <QueryView query={query} skeleton={<TableSkeleton widths={[20]} rows={2} />}>
        {(files: Files) => (
          <LoadedFiles productId={productId} isReadOnly={isReadOnly} files={files} />
        )}
      </QueryView>
    </Panel>
  )
}

function LoadedFiles(props: ProductFilesProps & { readonly files: Files }) {
  const { productId, isReadOnly, files } = props
  const t = useTranslate()
  const all = useUploads(({ uploads }) => uploads)
  const uploads = all.filter((upload) => upload.productId === productId)
  const { mutate: order } = useMutation({
    mutationFn: (ids: string[]) =>
      callApi('orderProductFiles', { params: { id: productId }, body: { ids } }),
    onSuccess: (saved) => showProductFiles(productId, saved),
    onError: ({ message }) => showFailure(message),
  })
  const move = (id: string, to: number) => {
    const ids = files.files.map((file) => file.id).filter((each) => each !== id)
    order(ids.toSpliced(to, 0, id))
  }
  return (
    <div className={styles['fields']}>
      {files.files.length === 0 && (
        <Notice tone="warn" title={t('products.noFiles')}>
          {t('products.noFilesText')}
        </Notice>
      )}
      {files.files.length > 0 && (
        <SortableList
          label={t('products.files')}
          isDisabled={isReadOnly}
          items={files.files.map((file) => ({
            id: file.id,
            moveLabel: t('products.moveFile', { name: file.filename }),
            content: <FileRow productId={productId} file={file} isReadOnly={isReadOnly} />,
          }))}
          onMove={move}
        />
      )}
      {uploads.length > 0 && <UploadList uploads={uploads} />}
      {!isReadOnly && <ChooseFiles productId={productId} />}
      <DownloadLimits productId={productId} files={files} isReadOnly={isReadOnly} />
    </div>
  )
}

function ChooseFiles({ productId }: { readonly productId: string }) {
  const t = useTranslate()
  const params = { id: productId }
  const deliver = async (privateFileId: string) =>
    showProductFiles(
      productId,
      await callApi('addProductFile', { params, body: { privateFileId } }),
    )
  return (
    <div>
      <FileInput
        label={t('products.addFiles')}
        multiple
        onChoose={(files) => startUploads(files, { productId, deliver })}
      >
        {(open) => (
          <Button onPress={open}>
            <Upload aria-hidden="true" />
            {t('products.addFiles')}
          </Button>
        )}
      </FileInput>
    </div>
  )
}

function FileRow(props: ProductFilesProps & { readonly file: ProductFile }) {
  const { productId, file, isReadOnly } = props
  const t = useTranslate()
  const { id: fileId, filename, byteSize, purchases } = file
  const params = { id: productId, fileId }
  const [isRemoving, setRemoving] = useState(false)
  const remove = async () => {
    const isSure = await askToConfirm({
      title: t('products.removeFileTitle', { name: filename }),
      message: t(purchases > 0 ? 'products.removeSoldFile' : 'products.removeFileText'),
      confirmLabel: t('products.removeFileConfirm'),
    })
    if (!isSure) return
    setRemoving(true)
    await callApi('removeProductFile', { params })
      .then((files) => showProductFiles(productId, files))
      .catch(({ message }: Error) => showFailure(message))
    setRemoving(false)
  }
  const deliver = async (privateFileId: string) =>
    showProductFiles(
      productId,
      await callApi('replaceProductFile', { params, body: { privateFileId } }),
    )
  return (
    <div className={styles['image']}>
      <div className={styles['fileText']}>
        <bdi>{filename}</bdi>
        <span className={styles['hint']}>
          {formatFileSize(byteSize)}
          {purchases > 0 && ` · ${t('products.filePurchases', { count: purchases })}`}
        </span>
      </div>
      {!isReadOnly && (
        <>
          <FileInput
            label={t('products.replaceFile', { name: filename })}
            onChoose={(files) => startUploads(files, { productId, deliver })}
          >
            {(open) => (
              <IconButton
                label={t('products.replaceFile', { name: filename })}
                Icon={RefreshCw}
                onPress={open}
              />
            )}
          </FileInput>
          <IconButton
            label={t('products.removeFile', { name: filename })}
            Icon={Trash2}
            isDisabled={isRemoving}
            onPress={() => void remove()}
          />
        </>
      )}
    </div>
  )
}

/** A hidden input for files of this device, and the control that opens it. */
function FileInput(props: {
  readonly label: string
  readonly multiple?: boolean
  readonly onChoose: (files: readonly File[]) => void
  readonly children: (open: () => void) => ReactNode
}) {
  const { label, multiple = false, onChoose, children } = props
  const id = useId()
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onChoose([...(target.files ?? [])])
    target.value = ''
  }
  return (
    <>
      <input id={id} type="file" hidden multiple={multiple} aria-label={label} onChange={choose} />
      {children(() => document.getElementById(id)?.click())}
    </>
  )
}
