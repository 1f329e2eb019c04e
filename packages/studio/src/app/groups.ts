import {
  ChartNoAxesCombined,
  Files,
  House,
  Images,
  Inbox,
  type LucideIcon,
  Megaphone,
  Package,
  Settings,
  Store,
  Users,
} from 'lucide-react'
import type { TextId } from '../ui/texts.ts'

/** A group of screens, which the navigation shows as one entry with its screens below. */
interface Group {
  readonly label: TextId
  readonly Icon: LucideIcon
}

/** The groups in the order of the navigation. */
export const groups = {
  home: { label: 'studio.screen.home', Icon: House },
  pages: { label: 'studio.screen.pages', Icon: Files },
  store: { label: 'studio.group.store', Icon: Store },
  orders: { label: 'studio.screen.orders', Icon: Package },
  customers: { label: 'studio.screen.customers', Icon: Users },
  forms: { label: 'studio.screen.forms', Icon: Inbox },
  marketing: { label: 'studio.group.marketing', Icon: Megaphone },
  analytics: { label: 'studio.screen.analytics', Icon: ChartNoAxesCombined },
  files: { label: 'studio.screen.files', Icon: Images },
  settings: { label: 'studio.settings', Icon: Settings },
} as const satisfies Readonly<Record<string, Group>>

export type GroupId = keyof typeof groups
