import { servePages } from '/work/main/e2e/src/page-harness/page-server.ts'
import { fake, fail } from '/work/main/e2e/src/page-harness/fake-api.ts'
import { createLead } from '@forecourt/contracts/endpoints/forms'
import { vehicle, vehicleById } from '@forecourt/contracts/endpoints/vehicle'
import { similarVehicles } from '@forecourt/contracts/endpoints/search'
import { chromium } from 'playwright'
const only = process.argv[2]
const car = { id:'v1', slug:'2023-toyota-rav4-h20418', dealership_slug:'harbourside-brookvale', name:'2023 Toyota RAV4 Cruiser Hybrid', year:2023, make:'Toyota', model:'RAV4', badge:'Cruiser Hybrid AWD', stocknum:'H20418', status:'in_stock', car_type:'used', item_type:'car', reserved:false, certified:false, show_on_dealer_website:true, preorder:false, features:['Panoramic roof'], specifications:[], images:[{image:{url:'/media/a.jpg', thumb:{url:'/media/a.jpg'}}},{image:{url:'/media/b.jpg', thumb:{url:'/media/b.jpg'}}}], created_at:'2026-11-01T00:00:00Z', created_at_timestamp:1793491200, updated_at:'2026-11-01T00:00:00Z', custom_rank:0, price:46990, price_type:'Drive away', km:28410, simple_body:'SUV', simple_transmission:'Automatic', simple_fuel:'Hybrid'} as any
const sold = {...car, id:'v2', slug:'sold', status:'sold'}
const cars: any = {v1: car, v2: sold, [car.slug]: car, sold}
let mode = 'ok'
const api = [
  fake(vehicleById, ({params}) => cars[params.id] ?? fail('not_found')),
  fake(vehicle, ({params}) => cars[params.slug] ?? fail('not_found')),
  fake(similarVehicles, () => ({ kind:'similar', hits: [] } as any)),
  fake(createLead, async () => { if (mode==='slow') await new Promise(r=>setTimeout(r,4000)); if (mode==='limit') fail('too_many',{retryAfterSeconds:600}); if(mode==='down') fail('internal'); if (mode==='fields') fail('invalid',{fields:[{field:'email',message:'This address does not take mail'}]}); return { lead_id:'L1' } }),
]
const browser = await chromium.launch({ executablePath:'/usr/bin/chromium', args:['--no-sandbox','--disable-gpu'] })
const sizes = { 390:{viewport:{width:390,height:844},deviceScaleFactor:1.5,isMobile:true,hasTouch:true}, 820:{viewport:{width:820,height:1180}}, 1440:{viewport:{width:1440,height:900}} } as any
const tenant = process.argv[4] ?? 'harbourside'
const s = await servePages({ remotes:['forms','vehicle','search'], tenant, api, site: JSON.parse(process.argv[5] ?? '{}') })
const scenes: Record<string, (p: any) => Promise<void>> = {
  'page-car': async p => { await p.goto(s.origin+'/enquire?car_id=v1'); },
  'page-general': async p => { await p.goto(s.origin+'/enquire'); },
  'page-sold': async p => { await p.goto(s.origin+'/enquire?car_id=v2'); },
  'page-unknown': async p => { await p.goto(s.origin+'/enquire?car_id=zzz'); },
  'page-errors': async p => { await p.goto(s.origin+'/enquire?car_id=v1'); await p.waitForLoadState('networkidle'); await p.getByLabel('Email').fill('name@'); await p.getByRole('button',{name:/Send to/}).click(); },
  'dialog': async p => { await p.goto(s.origin+'/cars/'+car.slug); await p.waitForLoadState('networkidle'); await p.getByRole('link',{name:/Enquire/}).filter({visible:true}).first().click(); await p.getByLabel('First name').waitFor() },
  'dialog-errors': async p => { await p.goto(s.origin+'/cars/'+car.slug+'#enquiry?car_id=v1'); await p.getByLabel('First name').fill('Jane'); await p.getByLabel('Email').fill('name@');await p.getByRole('button',{name:/Send to/}).click(); },
  'dialog-limit': async p => { mode='limit'; await p.goto(s.origin+'/cars/'+car.slug+'#enquiry?car_id=v1'); await p.getByLabel('First name').fill('Jane'); await p.getByLabel('Email').fill('jane@example.com');await p.getByLabel('Mobile').fill('0491 570 156');await p.getByRole('button',{name:/Send to/}).click(); await p.getByRole('alert').waitFor(); mode='ok' },
  'dialog-slow': async p => { mode='slow'; await p.goto(s.origin+'/cars/'+car.slug+'#enquiry?car_id=v1'); await p.getByLabel('First name').fill('Jane'); await p.getByLabel('Email').fill('jane@example.com');await p.getByLabel('Mobile').fill('0491 570 156');await p.getByRole('button',{name:/Send to/}).click(); await p.waitForTimeout(200); mode='ok' },
  'dialog-sold': async p => { await p.goto(s.origin+'/cars/sold#enquiry?car_id=v2'); await p.getByLabel('First name').waitFor() },
  'vehicle': async p => { await p.goto(s.origin+'/cars/'+car.slug) },
  'vehicle-sold': async p => { await p.goto(s.origin+'/cars/sold') },
  'success-plain': async p => { await p.goto(s.origin+'/success') },
  'success': async p => { await p.goto(s.origin+'/enquire?car_id=v1'); await p.waitForLoadState('networkidle'); await p.getByLabel('First name').fill('Jane'); await p.getByLabel('Email').fill('jane@example.com');await p.getByLabel('Mobile').fill('0491 570 156');await p.getByRole('button',{name:/Send to/}).click(); await p.waitForURL('**/success'); await p.getByText('Thank you, Jane').waitFor() },
  'prefilled': async p => { await p.goto(s.origin+'/enquire?car_id=v1'); await p.evaluate(()=>localStorage.setItem('forecourt-visitor','{"name":"Jane","last_name":"Citizen","email":"jane@example.com","phone":"0491 570 156"}')); await p.goto(s.origin+'/cars/'+car.slug+'#enquiry?car_id=v1'); await p.getByText('Forget my details').waitFor() },
}
const widths = (process.argv[3] ?? '390,1440').split(',')
for (const [name, scene] of Object.entries(scenes)) {
  if (only && only!=='all' && !only.split(',').includes(name)) continue
  for (const w of widths) for (const scheme of (process.env.SCHEME ?? 'light').split(',')) {
    const ctx = await browser.newContext({ ...sizes[w], colorScheme: scheme, locale:'en-AU', reducedMotion:'reduce' })
    const p = await ctx.newPage()
    p.on('console', (m:any) => console.log(name, w, m.type(), m.text().slice(0,400)))
    p.on('pageerror', (e:any) => console.log(name, w, 'ERR', e.message))
    try { await scene(p); await p.waitForTimeout(500); await p.screenshot({ path:`/tmp/formlib/shots/${name}-${w}-${scheme}.png` }) } catch (e:any) { console.log(name, w, 'FAILED', e.message.slice(0,300)); await p.screenshot({ path:`/tmp/formlib/shots/${name}-${w}-${scheme}.png` }) }
    await ctx.close()
  }
}
await browser.close(); await s.close()
