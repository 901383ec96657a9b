import { Command } from 'commander'
import { connectTo } from './connect.ts'
import { contentCommand } from './content/content-command.ts'
import { doctorCommand } from './doctor/doctor-command.ts'
import { drawsCommand } from './draws/draws-command.ts'
import { leadsCommand } from './leads/leads-command.ts'
import { remoteCommand } from './remote/remote-command.ts'
import { reservationsCommand } from './reservations/reservations-command.ts'
import { shipCommand } from './ship/ship-command.ts'
import { shopperCommand } from './shopper/shopper-command.ts'
import { stockCommand } from './stock/stock-command.ts'

/** The whole command line. */
export const program = new Command('forecourt')
  .description(
    'Operates Forecourt: stock feeds, remotes, leads, draws, reservations, shoppers, and diagnosis. PORT and DATA_DIR choose the local platform, as for npm start.',
  )
  .showHelpAfterError()
  .addCommand(stockCommand(connectTo))
  .addCommand(remoteCommand(connectTo))
  .addCommand(shipCommand())
  .addCommand(leadsCommand(connectTo))
  .addCommand(drawsCommand(connectTo))
  .addCommand(reservationsCommand(connectTo))
  .addCommand(shopperCommand(connectTo))
  .addCommand(contentCommand(connectTo))
  .addCommand(doctorCommand())
