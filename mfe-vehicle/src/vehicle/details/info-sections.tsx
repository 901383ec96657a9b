import type { InfoSection } from '@forecourt/contracts/site/settings/vehicle'
import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { dealerComments } from '@forecourt/domain/vehicle/content/dealer-comments'
import { infoSections, type ShownSection } from '@forecourt/domain/vehicle/content/info-sections'
import { useSite } from '@forecourt/shell-api'
import { Disclosure } from '@forecourt/ui/display/disclosure'
import { ExpandableText } from '../expand/expandable-text.tsx'
import { FeatureList, Features } from './features.tsx'
import styles from './info-sections.module.css'
import { Section } from './section.tsx'

/** VD-8: one below the other, or side by side as tabs where there is room. They are the browser's own, so they need no script. */
export function InfoSections({ vehicle, canReserve }: { vehicle: ShownVehicle; canReserve: boolean }) {
  const sections = infoSections(vehicle, useSite(), canReserve)
  return (
    <Section id="about" title={`About this ${vehicle.item_type.toLowerCase()}`}>
      <div className={styles.sections}>
        {sections.map((section, index) => (
          <Disclosure key={section.id} title={section.title} group="about" isInitiallyOpen={index === 0}>
            <section id={section.id} aria-label={section.title}>
              <Content section={section} vehicle={vehicle} />
            </section>
          </Disclosure>
        ))}
      </div>
    </Section>
  )
}

function Content({ section, vehicle }: { section: ShownSection; vehicle: ShownVehicle }) {
  if (section.kind === 'comments')
    return <ExpandableText {...dealerComments(vehicle.dealercomments)} of="dealer comments" />
  return section.kind === 'features' ? <Features features={vehicle.features} /> : <OwnWords {...section.content} />
}

function OwnWords({ paragraphs, points, link }: InfoSection) {
  return (
    <>
      {paragraphs.map((text) => (
        <p key={text} className={styles.words}>
          {text}
        </p>
      ))}
      {points.length > 0 && <FeatureList features={points} />}
      {link && (
        <p className={styles.words}>
          <a href={link.href}>{link.label}</a>
        </p>
      )}
    </>
  )
}
