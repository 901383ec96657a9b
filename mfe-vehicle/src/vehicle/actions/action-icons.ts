import type { ButtonName } from '@forecourt/contracts/site/site'
import {
  FileText,
  type LucideIcon,
  Mail,
  MapPin,
  MessageCircle,
  MessageSquareText,
  Phone,
  Printer,
  Share2,
} from '@forecourt/ui/media/icons'

export const actionIcons: Record<ButtonName, LucideIcon> = {
  enquire: MessageSquareText,
  call: Phone,
  email: Mail,
  whatsapp: MessageCircle,
  location: MapPin,
  history: FileText,
  share: Share2,
  print: Printer,
}
