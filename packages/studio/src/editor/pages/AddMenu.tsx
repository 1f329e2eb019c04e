import {
  Calendar,
  Copy,
  ExternalLink,
  FilePlus,
  Folder,
  FolderTree,
  GraduationCap,
  Images,
  LayoutTemplate,
  Music,
  Newspaper,
  PanelTop,
  Plus,
  Store,
} from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { may } from '@vitrine/model'
import { sessionQuery } from '../../api/session.ts'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Menu } from '../../ui/overlays/Menu.tsx'
import type { NewKind } from './AddPageDialog.tsx'

const collections = [
  { id: 'blog', Icon: Newspaper },
  { id: 'events', Icon: Calendar },
  { id: 'gallery', Icon: Images },
  { id: 'album', Icon: Music },
  { id: 'course', Icon: GraduationCap },
  { id: 'lessons', Icon: GraduationCap },
  { id: 'products', Icon: Store },
] as const

interface AddMenuProps {
  /** Whether the menu has the blank page, for places without a button for it. */
  readonly hasPage?: boolean
  readonly onAdd: (kind: NewKind) => void
}

/** The menu of what can be added to the structure of the site. */
export function AddMenu({ hasPage = false, onAdd }: AddMenuProps) {
  const t = useTranslate()
  const role = useQuery(sessionQuery).data?.member.role
  const mayPublish = role !== undefined && may(role, 'content.publish')
  if (role === undefined || !may(role, 'content.edit')) return null
  const toItem = ({ id, Icon }: { readonly id: NewKind; readonly Icon: typeof Plus }) => ({
    id,
    label: t(`pages.new.${id}`),
    Icon,
    onAction: () => onAdd(id),
    // A store is public at once.
    ...(id === 'products' && !mayPublish && { disabledReason: t('pages.new.products.mayNot') }),
  })
  const label = t('pages.addMenu')
  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={
        <Button>
          <Plus aria-hidden="true" />
          {label}
        </Button>
      }
      groups={[
        {
          items: [
            ...(hasPage ? [toItem({ id: 'page', Icon: FilePlus })] : []),
            toItem({ id: 'layout', Icon: LayoutTemplate }),
            toItem({ id: 'splash', Icon: PanelTop }),
            toItem({ id: 'copy', Icon: Copy }),
          ],
        },
        { title: t('pages.new.collections'), items: collections.map(toItem) },
        {
          title: t('pages.new.structure'),
          items: [
            toItem({ id: 'folder', Icon: Folder }),
            toItem({ id: 'index', Icon: FolderTree }),
            toItem({ id: 'link', Icon: ExternalLink }),
          ],
        },
      ]}
    />
  )
}
