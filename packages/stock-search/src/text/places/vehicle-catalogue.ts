/**
 * Makes that were sold in Australia, and their models, with badges that are used as a model's name: a line each, from general
 * knowledge. Many are suburbs too. Their numbers win over the parts of a postcode that was pasted with spaces
 * (`mazda 3 250`), and over a postcode (`peugeot 3008`). Left out are single letters, which no place is called by, and models that are called
 * after a place, or that few remember: `cottesloe` is the suburb, not the motorhome, and `newport` not a Chrysler of 1965. Where they
 * are in stock, the stock decides.
 */
export const vehicleCatalogue = `
Abarth: 595, 695, 124 Spider
Alfa Romeo: Alfetta, Alfasud, Brera, Giulia, Giulietta, GTV, Junior, MiTo, Spider, Sprint, Stelvio, Tonale, 33, 145, 146, 147, 155, 156, 159, 164, 166, 4C
Alpine: A110
Aston Martin: DB7, DB9, DB11, DB12, DBS, DBX, Lagonda, Rapide, Vanquish, Vantage, Virage
Audi: Allroad, Cabriolet, e-tron, Quattro, 80, 90, 100, 200
Austin: A30, A40, Allegro, Freeway, Lancer, Maxi, Princess, Tasman, 1100, 1800
Austin Healey: Sprite
Bedford: CF
Bentley: Arnage, Azure, Bentayga, Continental, Flying Spur, Mulsanne
BMW: Alpina, Isetta, 2002, 116i
BYD: Atto, Dolphin, Seal, Sealion, Shark
Buick: Regal, Riviera, Skylark
Cadillac: Eldorado, Escalade, Lyriq
Chery: Omoda, Tiggo
Chevrolet: Bel Air, Blazer, Camaro, Chevelle, Corvette, El Camino, Impala, Malibu, Nova, Silverado, Suburban, Tahoe
Chrysler: Centura, Charger, Crossfire, Drifter, Galant, Grand Voyager, Imperial, Neon, Pacer, PT Cruiser, Regal, Sebring, Sigma, Valiant, Viper, Voyager
Citroen: Aircross, Berlingo, Dispatch, Picasso, Xantia, Xsara, C3
Cupra: Ateca, Born, Formentor, Leon, Tavascan, Terramar
Daewoo: Cielo, Espero, Kalos, Korando, Lacetti, Lanos, Leganza, Matiz, Musso, Nubira, Tacuma
Daihatsu: Applause, Charade, Copen, Cuore, Delta, Feroza, Handi, Hi-Jet, Leeza, Mira, Move, Pyzar, Rocky, Rugger, Scat, Sirion, Terios
Datsun: 120Y, 180B, 1600, 240K, 240Z, Bluebird, Fairlady, Homer, Stanza, Sunny, Urvan
Dodge: Avenger, Caliber, Challenger, Charger, Dakota, Durango, Journey, Nitro, Phoenix, Ram, Viper
Ferrari: California, Daytona, Dino, Enzo, Maranello, Modena, Portofino, Purosangue, Roma, Scaglietti, Scuderia, Spider, Testarossa, 208, 250, 296, 308, 328, 330, 348, 355, 360, 365, 400, 430, 456, 458, 488, 512, 550, 575, 599, 612, 812
Fiat: Bravo, Croma, Doblo, Ducato, Freemont, Multipla, Panda, Punto, Regata, Ritmo, Scudo, Superbrava, Uno, 500, 500X, 124, 125, 126, 127, 128, 130, 131, 132, 600, 850
Ford: Anglia, Bantam, Bronco, Capri, Consul, Corsair, Cortina, Cougar, Courier, Customline, Econovan, EcoSport, Endura, Escape, Escort, Everest, Explorer, Fairlane, Fairmont, Falcon, Festiva, Fiesta, Focus, Fusion, Futura, Galaxie, Ghia, Kuga, Landau, Laser, Lightning, LTD, Maverick, Meteor, Mondeo, Mustang, Philadelphia, Prefect, Probe, Puma, Ranger, Raptor, Raider, Taurus, Telstar, Territory, Thunderbird, Tickford, Tourneo, Trader, Transit, Wildtrak, Zephyr, Zodiac
Foton: Aumark, Tunland
FPV: Cobra, Force, Pursuit, Typhoon
Geely: Starray
Genesis: Electrified
GMC: Denali, Hummer, Sierra, Yukon
Great Wall: Cannon, Steed, Wingle
GWM: Cannon, Haval, Jolion, Ora, Tank
Haval: Dargo, Jolion
Hillman: Arrow, Gazelle, Hunter, Husky, Imp, Minx
Hino: Dutro, Poncho, Profia, Ranger, 300, 500, 600, 700
Holden: Acadia, Adventra, Apollo, Astra, Barina, Belmont, Berlina, Brougham, Calais, Calibra, Camira, Caprice, Captiva, Cascada, Colorado, Combo, Commodore, Crewman, Cruze, Drover, Epica, Equinox, Frontera, Gemini, Insignia, Jackaroo, Kingswood, Malibu, Monaro, Nova, One Tonner, Piazza, Premier, Rodeo, Sandman, Scurry, Shuttle, Spark, Special, Statesman, Suburban, Sunbird, Tigra, Torana, Trailblazer, Trax, Vacationer, Vectra, Viva, Volt, Zafira
Honda: Accord, Acty, City, Civic, Concerto, Fit, Insight, Integra, Jazz, Legend, Mobilio, MDX, NSX, Odyssey, Prelude, Scamp, Stepwgn
HSV: Avalanche, Clubsport, Coupe, GTS, Maloo, Manta, Senator, Statesman, Walkinshaw
Hyundai: Accent, Coupe, Elantra, Excel, Getz, Grandeur, iLoad, iMax, Inster, Ioniq, Kona, Lantra, Nexo, Palisade, Santa Cruz, Santa Fe, Scoupe, Sonata, Staria, Terracan, Tiburon, Trajet, Tucson, Veloster, Venue
Infiniti: QX
International: Scout, Acco, Loadstar
Isuzu: Bellett, Florian, Gemini, MU, Wizard
Iveco: Daily, Eurocargo, Stralis
JAC: Hunter
Jaguar: Daimler, Sovereign, F-Type, XJ, XF, I-Pace, F-Pace
Jeep: Avenger, Cherokee, Commander, Compass, Gladiator, Grand Cherokee, Overland, Patriot, Renegade, Rubicon, Wagoneer, Wrangler
Jensen: Interceptor
Kia: Carens, Carnival, Cerato, Credos, K2700, Magentis, Mentor, Niro, Optima, Picanto, Pregio, Rio, Rondo, Seltos, Shuma, Sorento, Soul, Spectra, Sportage, Stinger, Stonic, Tasman
Lada: Niva, Samara
Lamborghini: Aventador, Countach, Diablo, Gallardo, Huracan, Murcielago, Revuelto, Urus
Lancia: Beta, Delta, Fulvia, Stratos
Land Rover: Defender, Discovery, Evoque, Freelander, Range Rover, Velar, Perentie, 88, 90, 109, 110, 130
LDV: Deliver, Mifa, Terron
Lexus: LFA
Leyland: Marina, Mini, Moke, Terrier
Lincoln: Continental, Navigator
Lotus: Eclat, Eletre, Elan, Elise, Elite, Emira, Esprit, Europa, Evora, Exige, 7, 340
Mahindra: Pik-Up, Scorpio, Thar
Maserati: Biturbo, Ghibli, GranTurismo, Grecale, Levante, Quattroporte
Mazda: Astina, Bravo, Capella, Carol, Cosmo, Eunos, Familia, Lantis, Metro, Millenia, MPV, Premacy, Proceed, Protege, Roadster, Tribute, Traveller, 2, 3, 5, 6, 121, 323, 626, 808, 929, 1300
McLaren: Artura, Senna, 540, 570, 600, 620, 650, 675, 720, 750, 765
Mercedes-Benz: Actros, Citan, Maybach, Marco Polo, Sprinter, Unimog, Valente, Vaneo, Viano, Vito, 180, 190, 200, 220, 230, 240, 250, 260, 280, 300, 320, 350, 380, 400, 420, 450, 500, 560, 600
MG: Magnette, Midget, Marvel, 3, 4, 5, 7
Mini: Aceman, Clubman, Cooper, Countryman, Moke, Paceman
Mitsubishi: Attrage, Canter, Challenger, Colt, Cordia, Delica, Diamante, Eclipse, Express, Fuso, Galant, Grandis, L300, Lancer, Legnum, Magna, Mirage, Nimbus, Outlander, Pajero, Scorpion, Shogun, Sigma, Starion, Starwagon, Triton, Verada
Morgan: Aero, Plus Four, Plus Eight
Morris: Major, Marina, Minor, Nomad
Nissan: Ariya, Bluebird, Caravan, Cedric, Cefiro, Cube, Dualis, Elgrand, Exa, Figaro, Gazelle, Gloria, Infiniti, Juke, Largo, Laurel, Leaf, Maxima, Micra, Murano, Navara, Nomad, Note, NX, Pathfinder, Patrol, Pintara, Pulsar, Qashqai, Scargo, Serena, Silvia, Skyline, Stagea, Sunny, Terrano, Tiida, Titan, Urvan, Vanette, Warrior
Opel: Astra, Corsa, Insignia, Kadett, Manta, Rekord
Peugeot: Boxer, Expert, Partner, Rifter, 104, 106, 107, 205, 206, 207, 208, 304, 305, 306, 307, 308, 309, 403, 404, 405, 406, 407, 408, 504, 505, 508, 604, 605, 607, 806, 807, 2008, 3008, 4007, 4008, 5008
Plymouth: Barracuda, Fury
Pontiac: Bonneville, Firebird, Grand Prix, GTO, Laurentian, Parisienne, Trans Am
Polestar: 2, 3, 4, 5
Porsche: Boxster, Carrera, Cayenne, Cayman, Macan, Panamera, Spyder, Taycan, 356, 550, 718, 911, 912, 914, 918, 924, 928, 930, 944, 959, 964, 968, 991, 992, 993, 996, 997
Proton: Exora, Gen, Jumbuck, Persona, Preve, Satria, Savvy, Suprima, Waja
RAM: 1500, 2500, 3500, Laramie, Rebel, Warlock
Range Rover: Evoque, Sport, Velar, Vogue, Autobiography
Rambler: Ambassador, Classic, Hornet, Javelin, Matador, Rebel
Renault: Alaskan, Alpine, Arkana, Captur, Clio, Duster, Espace, Floride, Fluence, Fuego, Kadjar, Kangoo, Koleos, Laguna, Latitude, Master, Megane, Modus, Scenic, Trafic, Zoe, 4, 5, 8, 10, 12, 15, 16, 17, 18, 19, 20, 21, 25, 30
Rolls-Royce: Camargue, Corniche, Cullinan, Dawn, Ghost, Phantom, Silver Shadow, Silver Spirit, Spectre, Wraith
Rover: Quintet, 25, 45, 75, 214, 216, 218, 400, 414, 416, 420, 600, 620, 623, 800, 820, 825, 827
Saab: Linear, Viggen, 9, 90, 95, 96, 99, 900, 9000
SEAT: Cordoba, Ibiza, Toledo
Simca: Aronde, Vedette
Singer: Gazelle, Vogue
Skoda: Elroq, Enyaq, Fabia, Felicia, Kamiq, Karoq, Kodiaq, Octavia, Rapid, Roomster, Scala, Superb, Yeti
Smart: ForFour, ForTwo
SsangYong: Actyon, Chairman, Korando, Kyron, Musso, Rexton, Stavic, Tivoli, Torres
Standard: Vanguard, Ten
Studebaker: Cruiser, Hawk, Lark
Subaru: Ascent, Brumby, Crosstrek, Exiga, Fiori, Forester, Impreza, Leone, Levorg, Liberty, Outback, Sherpa, Solterra, Sportswagon, Tribeca, Trezia, Vortex
Sunbeam: Alpine, Rapier, Tiger
Suzuki: Alto, APV, Baleno, Carry, Celerio, Cervo, Cultus, Fronx, Hatch, Ignis, Jimny, Kizashi, Liana, Mighty Boy, Sierra, Splash, Stockman, Swift, Vitara, Wagon R
Tata: Xenon
Tesla: Cybertruck, Roadster
Toyota: 4Runner, Alphard, Altezza, Altise, Aristo, Aurion, Avalon, Avensis, Blade, Blizzard, Caldina, Camry, Celica, Chaser, Coaster, Corolla, Corona, Cressida, Cresta, Crown, Dyna, Echo, Estima, Fortuner, Granvia, Harrier, HiAce, HiLux, Ipsum, Isis, Kakadu, Kluger, LandCruiser, Levin, Lexcen, LiteAce, Mark II, Mirai, Paseo, Prado, Previa, Prius, Regius, Rukus, Rush, Sahara, Scepter, Sera, Soarer, Spacia, Sprinter, Starlet, Stout, Supra, Surf, Tacoma, Tarago, Tercel, Tiara, Townace, Tundra, Vellfire, Vienta, Voxy, Workmate, Yaris, 86
Triumph: Bonneville, Daytona, Dolomite, Herald, Rocket, Scrambler, Spitfire, Stag, Street Triple, Thruxton, Tiger, Toledo, Trident, 2000, 2500
TVR: Chimaera, Tasmin
Vauxhall: Cresta, Velox, Victor, Viva, Wyvern
Volkswagen: Amarok, Arteon, Beetle, Bora, Caddy, California, Caravelle, Combi, Country Buggy, Crafter, Eos, Golf, Jetta, Karmann Ghia, Kombi, Multivan, Passat, Polo, Scirocco, Taigo, Tayron, Tiguan, Touareg, Touran, Transporter, Up, Vento, 1500, 1600
Volvo: Amazon, Polar, 121, 122, 140, 142, 144, 145, 164, 240, 242, 244, 245, 260, 262, 264, 265, 340, 343, 360, 440, 460, 480, 740, 760, 780, 850, 940, 960
Wolseley: Hornet
Aprilia: Mana, Shiver, Tuono
BSA: Bantam, Gold Star
Benelli: Leoncino, Imperiale
Ducati: Desert Sled, Diavel, Hypermotard, Monster, Multistrada, Panigale, Scrambler, Streetfighter, SuperSport, 748, 749, 796, 848, 851, 888, 899, 916, 937, 939, 950, 955, 959, 996, 998, 999, 1098, 1198, 1199, 1299
Harley-Davidson: Breakout, Dyna, Electra Glide, Fat Bob, Fat Boy, Forty-Eight, Heritage, LiveWire, Nightster, Pan America, Road Glide, Road King, Softail, Sportster, Street Bob, Street Glide
Husqvarna: Norden, Svartpilen, Vitpilen
Indian: Challenger, Chief, Chieftain, Scout
Kawasaki: Concours, Eliminator, Ninja, Versys, Vulcan
Moto Guzzi: Griso, Stelvio, Breva
Norton: Atlas, Commando, Dominator
Piaggio: Vespa
Royal Enfield: Bullet, Classic, Continental, Himalayan, Hunter, Interceptor, Meteor
Yamaha: Bolt, Tenere, Tracer, Virago
Victory: Vegas, Hammer
KTM: 125, 200, 250, 300, 350, 390, 450, 500, 690, 790, 890, 990, 1050, 1090, 1190, 1290, 1390
Avan: Aspire, Aliner, Cruiseliner
Coromal: Element, Princeton, Silhouette
Jayco: Adventurer, All Terrain, Basestation, Conquest, Discovery, Dove, Eagle, Expanda, Finch, Flamingo, Freedom, Hawk, Heritage, Journey, Lark, Optimum, Outback, Silverline, Starcraft, Sterling, Swan, Swift
Millard: Horizon
New Age: Big Red, Manta Ray, Oz Classic, Road Owl, Wayfinder
Retreat: Brampton, Daydream
Supreme: Classic, Executive, Spirit, Territory
Viscount: Grand Tourer, Ultralite
Winnebago: Leisure Seeker, Freewind
Kenworth: Aerodyne
Mack: Superliner, Titan, Trident, Granite, Metro-Liner
Freightliner: Argosy, Cascadia, Coronado, Century
UD: Quester, Condor, Croner
Western Star: Constellation
`
