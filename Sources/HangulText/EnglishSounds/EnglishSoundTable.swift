/// Ends of words by their class, as script/english-sounds makes them from the CMU Pronouncing Dictionary.
///
/// Its licence stands beside it in LICENSE-cmudict.txt; `^` is the beginning of a word.
enum EnglishSoundTable {
  static let vowel = """
    ^aardvark ^abalone ^abate ^abatement ^abbate ^abbe ^abbreviate ^abc ^abd ^abdicate ^abe ^abelard ^ablate ^abled \
    ^abode ^abood ^aborigine ^abrade ^abrogate ^absolut ^absorbed ^abt ^ac ^acc ^accelerate ^accentuate ^acclaimed \
    ^acclimate ^accolade ^accoutrement ^accrues ^accumulate ^accuride ^accustomed ^ach ^achebe ^achieved \
    ^achievement ^achille ^achilles ^acme ^acne ^acog ^acott ^acquaint ^activate ^actuate ^acute ^adame ^ade ^adhd \
    ^adine ^adisq ^adjudicate ^adobe ^ads ^adulate ^adulterate ^aesthete ^affiliate ^afloat ^afraid ^afsane ^agans \
    ^agape ^agglomerate ^agglutinate ^aggravate ^aggrieved ^agitprop ^agne ^agreement ^aguacate ^ague ^ahh ^aid \
    ^aidid ^aimed ^airedales ^airlock ^airstrike ^ake ^alameda ^alard ^albendazole ^albuquerque ^aldape ^alderete \
    ^aldred ^aldrete ^aldrich ^aleda ^ales ^alfareda ^alfonsine ^alienate ^allayed ^allege ^alleged ^allele ^alles \
    ^alleviate ^allocate ^allotrope ^almeda ^alonge ^alread ^alvite ^amalgamate ^amazement ^ambrosine ^ambulate \
    ^ambushed ^amc ^amd ^ameche ^ameline ^ameliorate ^amerine ^amit ^amoskeag ^anaerobe ^analog ^analogue ^andesite \
    ^andrade ^andromeda ^anecdote ^ange ^angelique ^angelone ^angulate ^animating ^anime ^ankh ^annaud ^annihilate \
    ^anode ^ansaid ^anstine ^antelope ^anthracite ^anticipate ^antidote ^antigone ^antilles ^antipode ^antiquate \
    ^antique ^antiques ^antone ^ap ^apartheid ^apatite ^apc ^ape ^aphrodite ^appealed ^appetite ^applaud ^applegate \
    ^appreciate ^approach ^arabe ^arboleda ^arbothnott ^arcade ^arched ^archibeque ^ardine ^argonaut ^argue \
    ^arguelles ^ariadne ^arispe ^ark ^armine ^arnaud ^arnone ^arrayed ^arrogate ^arrowroot ^artale ^artichoke \
    ^articulate ^artzt ^arup ^arzate ^arzt ^asap ^aseltine ^ashamed ^ashmead ^asked ^asphyxiate ^aspirate \
    ^assassinate ^assimilate ^assumed ^astilbe ^astred ^astride ^astute ^asymptote ^ate ^athlete ^atonement ^atp \
    ^attach ^attenuate ^attribute ^auch ^aud ^audiotape ^aue ^aug ^aught ^aupperle ^authement ^authenticate \
    ^autographed ^automate ^autorads ^autotote ^avalanche ^aveline ^avenue ^avenues ^aviazione ^avmark ^await \
    ^awake ^awb ^awed ^awoke ^axe ^aydt ^ayotte ^ayoub ^ayscue ^babcock ^babe ^babich ^baccarat ^backbite \
    ^backlogged ^backpedaled ^backseat ^backstroke ^bacote ^bade ^baek ^baffled ^bagged ^bagpipe ^baig ^bailard \
    ^bait ^bake ^baked ^balbriggans ^baldrige ^balentine ^bales ^balint ^balk ^balke ^balked ^ballads ^ballentine \
    ^balles ^ballet ^balliett ^ballpark ^ballyhooed ^balog ^balogh ^bandaid ^bandicoot ^bange ^banknote ^banque \
    ^banxquote ^barath ^barbe ^barbecue ^barbecues ^barbed ^barbeque ^barbeques ^bared ^barentine ^barite ^bark \
    ^baroque ^barreda ^barricade ^bartone ^baruch ^basich ^basked ^basques ^bate ^bathgate ^bathrobe ^batignolles \
    ^batik ^bauch ^baud ^baumstark ^bauxite ^bawd ^bawled ^bayed ^bayh ^bbc ^bbq ^bc ^be ^beach ^bead ^beak ^beales \
    ^beamed ^beat ^beaucoup ^beausoleil ^bebe ^becalmed ^bed ^beda ^bedke ^beebe ^beeck ^beefed ^beefsteak ^beet \
    ^begged ^begnaud ^begnoche ^begot ^begue ^behlke ^beige ^beilke ^beirut ^beit ^belate ^belched ^belge ^belgique \
    ^belgrade ^believed ^belk ^belles ^bellevue ^bellone ^belote ^bement ^benchmark ^bene ^benedikt ^bengt ^benlate \
    ^berate ^berdine ^bereavement ^berlascone ^berthiaume ^bertone ^beseeched ^beseiged ^besiege ^besieged ^bespeak \
    ^bespectacled ^bespoke ^betrayed ^bette ^bevmark ^bewitched ^bicycled ^bieda ^bienvenue ^bifurcate ^bihac ^bike \
    ^biked ^bilk ^bilked ^billes ^binge ^biotite ^birddog ^birinyi ^birthmark ^birthrate ^bishopsgate ^bismarck \
    ^bismark ^bite ^bitterroot ^bittersweet ^bizrate ^blabbed ^blade ^blaich ^blamed ^blanche ^blancmange ^blared \
    ^blasingame ^blassingame ^blauch ^bleach ^bleak ^blitzkrieg ^bloat ^blockade ^blog ^bloke ^bloomed ^blossomed \
    ^blotched ^blowpipe ^blues ^bluett ^bluitt ^blushed ^blvd ^boak ^boake ^boardwalk ^bobe ^boche ^bode ^bodine \
    ^boeck ^boege ^boehlke ^boeke ^boge ^bogged ^bogue ^boheme ^boik ^boike ^boilard ^boilerplate ^bolles ^bombed \
    ^bonebrake ^bonet ^bonine ^bonnevilles ^boob ^boock ^booed ^booked ^bookmark ^booknote ^boomed ^boot ^boote \
    ^borck ^borowiec ^borscht ^borsod ^bot ^botched ^bottomed ^bottone ^bouche ^bouck ^bouquet ^bourque ^boursicot \
    ^boutique ^boutiques ^boutte ^bowled ^boyde ^boyt ^bozich ^bp ^brach ^bracht ^bradt ^bragged ^braid ^brailles \
    ^braithwaite ^brajovic ^brake ^braked ^branche ^brascade ^brauch ^braud ^breach ^breadfruit ^break ^breakmate \
    ^breastplate ^breda ^brege ^breit ^brenneke ^bride ^bridesmaid ^briefed ^brigade ^brigode ^brimmed ^brioche \
    ^brite ^brizendine ^broach ^broadbeach ^brocade ^brodt ^broich ^broke ^bromwich ^brooch ^brood ^brought \
    ^browbeat ^bruch ^brucite ^brueck ^bruegge ^brushed ^brut ^brute ^bruxelles ^bt ^buch ^buche ^buchheit \
    ^buckwheat ^budke ^bue ^bueche ^buege ^bufete ^buffeted ^buffone ^bug ^bugged ^bukkake ^bulge ^bulged ^bulk \
    ^bulldog ^bullfrog ^bulwark ^bummed ^bunche ^bunge ^burbled ^burck ^burtt ^busenbark ^butala ^bute ^butte \
    ^buttermilk ^cabaret ^cabe ^cabernet ^cabled ^cabok ^cabrales ^cabriolet ^caccavale ^cachet ^cacique ^cade \
    ^cadotte ^cads ^caffeinate ^cahoot ^cahouet ^caillebotte ^caillouet ^cake ^caked ^calame ^calcite ^calcote \
    ^calculate ^calderone ^cales ^calfed ^calgroup ^calibrate ^calk ^calles ^calliope ^calmark ^calmed ^caltagirone \
    ^campanale ^campione ^campsite ^canaanite ^canale ^canales ^canape ^canilles ^canipe ^cannone ^canoed ^cantone \
    ^cape ^caporale ^capote ^captivate ^caradine ^carafate ^carbohydrate ^carbonate ^carcione ^cardigans ^cardinale \
    ^cardone ^cared ^caremark ^carine ^carlone ^carmike ^carmouche ^carnaud ^carnevale ^carnine ^caroche \
    ^carrizales ^carusone ^casale ^cascade ^cascone ^cassone ^castaneda ^castigate ^castiglione ^castine ^catalog \
    ^cataloged ^catalogue ^catanzarite ^cate ^cathode ^cattanach ^cavalcade ^cb ^cbc ^cc ^ccd ^cd ^cdc ^cedrone \
    ^celebrate ^celestine ^cellmark ^centigrade ^cepeda ^cercone ^cerone ^cerrone ^cervone ^chabot ^chafed ^chafete \
    ^chait ^chalet ^chalked ^change ^charade ^che ^cheap ^cheapskate ^cheat ^check ^checkmate ^cheeked ^cheesecake \
    ^cheques ^chesapeake ^chevrolet ^chiappone ^chic ^chicked ^chikane ^chilcote ^chile ^chilmark ^chimed ^chipote \
    ^chipotle ^chlorate ^chloride ^chlorinate ^choat ^choate ^choke ^choked ^chontales ^christlieb ^chronicled \
    ^chugged ^chute ^ciccone ^cinq ^cinque ^circled ^circulate ^cirincione ^cirque ^cirrincione ^cit ^cite \
    ^claddagh ^claimed ^clammed ^clark ^classmate ^claud ^clawed ^cleat ^clercq ^clevite ^cliched ^clickbait \
    ^clicked ^cliett ^climbed ^clinique ^clinkscales ^clint ^clique ^cliques ^cloak ^cloaked ^clogged ^cloke ^club \
    ^clubbed ^clues ^clutched ^clyde ^coach ^coagulate ^coarticulate ^coate ^cobe ^cocke ^cockroach ^code ^cog \
    ^cogenerate ^coiffed ^coke ^colgate ^coline ^collaborate ^collared ^collate ^colleague ^college ^collinge \
    ^colombe ^colonnade ^comanche ^combed ^commemorate ^commiserate ^commode ^communicate ^communique ^communiques \
    ^commute ^compared ^compensate ^compete ^complaint ^complete ^complicate ^compote ^computalog ^compute \
    ^comunale ^concatenate ^concealed ^conceit ^concrete ^condensate ^confinement ^confiscate ^conflate ^congealed \
    ^congratulate ^congregate ^conjugate ^connaught ^connote ^conrads ^conrath ^consecrate ^constipate ^constitute \
    ^constraint ^consumed ^contaminate ^contemplate ^continue ^continues ^contribute ^contrite ^convoke ^convoked \
    ^cooed ^cooked ^coombe ^cooperate ^coot ^coote ^copulate ^copycode ^copytele ^copywrite ^corath ^corexit \
    ^cornstalk ^corrales ^correlate ^corroborate ^corrugate ^cortege ^corzine ^cosme ^cosmonaut ^costales ^costumed \
    ^cote ^cotrone ^cottone ^couched ^coughed ^coulombe ^countersue ^countersuit ^countertrade ^countryfolk ^coup \
    ^coupled ^courtade ^courtemanche ^coweda ^coxe ^coyote ^cozine ^crabbed ^crabmeat ^craib ^craig ^crammed \
    ^crapshoot ^crate ^crawled ^creach ^creagh ^creak ^creaked ^creamed ^create ^creche ^credentialed ^cremate \
    ^crenelate ^crenwelge ^creosote ^crepe ^crete ^cringe ^cripe ^crippled ^criscione ^critique ^critiques ^croak \
    ^crochet ^crocheted ^croke ^cronkite ^croquet ^crosstalk ^crouched ^croup ^crowd ^crumpled ^crusade ^crushed \
    ^crute ^cubed ^cue ^cues ^culminate ^cultivate ^cupcake ^curbed ^curiale ^curled ^curlicue ^curragh ^cute \
    ^cutrone ^cutthroat ^cxc ^cyb ^cycads ^cycled ^cygne ^dade ^dads ^dahlke ^dake ^dales ^dalke ^dalpe ^dammed \
    ^danjub ^daphne ^dared ^dark ^darragh ^dartt ^daschle ^daseke ^datuk ^daubed ^dauch ^daybreak ^daydreamed \
    ^dazzled ^dc ^ddt ^de ^deactivate ^deadbeat ^deak ^deandrade ^deathshot ^debate ^debauche ^debriefed ^debut \
    ^debuted ^decade ^decaffeinate ^decathlete ^decayed ^deceit ^decelerate ^decelles ^decimate ^declaimed \
    ^declared ^declerck ^declercq ^declerque ^decode ^decorate ^dedicate ^deeb ^deeg ^deemed ^deet ^defamed ^defeat \
    ^deflate ^defraud ^degrade ^degroat ^degroot ^degroote ^deharbe ^dehydrate ^deike ^delange ^delayed ^delbene \
    ^delcine ^delegate ^delete ^delfine ^deline ^delineate ^delk ^dellavalle ^deloach ^deloitte ^delorme ^delphine \
    ^delprete ^deluged ^deluxe ^delvalle ^demarche ^demark ^dement ^demille ^demint ^demirag ^demjanjuk ^demodulate \
    ^demote ^denatale ^dengue ^denigrate ^denmark ^denominate ^denote ^depascale ^depasquale ^depeche ^deplete \
    ^depopulate ^depot ^deprecate ^depreciate ^depue ^dercole ^deregt ^deregulate ^deride ^desecrate ^desegregate \
    ^desiccate ^designate ^desimone ^despite ^destitute ^detach ^deteriorate ^determinate ^detonate ^deutschemark \
    ^devaluate ^deviate ^devote ^diagrammed ^dialed ^dialog ^dialogue ^diastole ^dichromate ^dickhaut ^dieck \
    ^diegans ^diep ^digate ^digiuseppe ^dike ^dilate ^dildine ^dilg ^dimichele ^dimmed ^dimpled ^dinatale ^dint \
    ^diode ^diorite ^dipasquale ^disabled ^disagreement ^disassociate ^disc ^disclaimed ^discontinue ^discotheques \
    ^discrete ^discriminate ^disembark ^disimone ^disinflate ^disintegrate ^disinvite ^disliked ^dislocate \
    ^dismayed ^displayed ^displaywrite ^dispute ^disrepute ^disseminate ^dissipate ^dissociate ^dissuade \
    ^distillate ^distraught ^distribute ^districting ^disturbed ^ditched ^divulge ^divulged ^dk ^doak ^doege ^dog \
    ^doge ^dogged ^dohnanyi ^doig ^doke ^dolomite ^domed ^domesticate ^dominate ^domine ^dominique ^donate ^doodads \
    ^doomed ^dope ^dorine ^dote ^doub ^doubled ^doublespeak ^doubt ^douche ^doutt ^dovecote ^dowd ^downbeat \
    ^downgrade ^downplayed ^downvote ^drabbed ^drach ^drag ^dragged ^drake ^drape ^draught ^drawled ^dreadnought \
    ^dreamed ^dreamt ^dribbed ^droege ^droge ^drogue ^droke ^drought ^drozd ^drubbed ^drugged ^drumbeat ^drummed \
    ^dubbed ^dubuque ^duch ^ducote ^due ^dues ^duked ^dulles ^dulwich ^dunite ^duque ^dvd ^dwarfed ^dweeb ^dyche \
    ^dyck ^dyed ^dynamite ^dziuk ^each ^eade ^eales ^eap ^earmark ^earthquake ^eastgroup ^eat ^echoed ^eda \
    ^edizione ^edmark ^educate ^eeg ^effectuate ^effete ^ege ^egged ^eggnog ^eggshape ^ehlke ^eick ^eid \
    ^eigenvalues ^eike ^eischeid ^ejaculate ^eke ^eked ^ekk ^elate ^elbe ^eldred ^electricite ^electrique \
    ^electrocute ^electroplate ^elevate ^elfreda ^elfrieda ^elg ^eliminate ^elk ^ellerbe ^ellithorpe ^elongate \
    ^elope ^elrich ^emaciate ^emanate ^emancipate ^emanuele ^embalmed ^embargoed ^embark ^embezzled ^emch ^emde \
    ^emge ^emigrate ^emmaline ^emulate ^enabled ^encapsulate ^encircled ^encode ^encroach ^enfeebled ^engulfed \
    ^enmeshed ^ennobled ^enrich ^enriched ^enrique ^enroute ^enslavement ^ensnared ^ensnarled ^ensrud ^ensue \
    ^ensues ^entebbe ^entombed ^enumerate ^enunciate ^envelope ^epeda ^epilogue ^episode ^epitome ^epitope ^eppich \
    ^epsomite ^equaled ^equate ^equimark ^equivocate ^eradicate ^erbe ^erck ^ercole ^erle ^erudite ^escalate \
    ^escapade ^escape ^escapement ^escargot ^eschete ^escue ^esmark ^esme ^espe ^esprit ^esqueda ^esteemed ^etc \
    ^etched ^euchred ^euromark ^euronote ^evacuate ^evade ^evadne ^evaluate ^evaporate ^eviscerate ^evoke ^evoked \
    ^exacerbate ^exaggerate ^exasperate ^excavate ^exchange ^excite ^excitement ^exclaimed ^excoriate ^excrement \
    ^excrete ^exculpate ^execute ^exfoliate ^exhaled ^exhilarate ^exhumed ^exonerate ^expatriate ^expedite ^expiate \
    ^explicate ^explode ^expropriate ^expunge ^extenuate ^exterminate ^extirpate ^extradite ^extrapolate ^extricate \
    ^eyde ^eyeshade ^eyrich ^fabled ^fabricate ^faciane ^facsimile ^fade ^fads ^fahrenheit ^faint ^fairytales ^fait \
    ^fake ^faked ^falck ^falcone ^fales ^falk ^falke ^falzone ^famed ^faraone ^fared ^farfetched ^farouk ^fascinate \
    ^fasnacht ^fasone ^fassnacht ^fastfood ^fate ^fatigue ^faught ^faulk ^faulstich ^faurot ^favale ^fayed ^fcc \
    ^feagans ^feat ^feb ^federate ^feet ^feick ^feige ^feint ^feit ^fekete ^feldmuehle ^felicite ^felipe ^females \
    ^femrite ^ferrite ^ferrone ^fescue ^fetched ^fete ^fettuccine ^feucht ^feud ^fike ^filched ^filegate ^filet \
    ^fillet ^fillingame ^filmed ^finale ^fincke ^fingerpaint ^finite ^firebombed ^firestine ^firzite ^fisc ^fite \
    ^fixate ^fizzled ^flach ^flag ^flagellate ^flagged ^flaig ^flamed ^flange ^flared ^flawed ^flayed ^fleet \
    ^fleshed ^flint ^float ^floodgate ^florescue ^fluctuate ^fluegge ^fluet ^fluoride ^fluorite ^flushed ^fob \
    ^focht ^foehlich ^fogt ^folck ^foliate ^folk ^fondue ^fondues ^food ^footnote ^fop ^forayed ^forbade ^forebode \
    ^foret ^forethought ^forgione ^forgue ^formaldehyde ^formulate ^forsake ^fouche ^fought ^fouled ^foulk ^foulke \
    ^foyt ^fragale ^framed ^francke ^frankenfood ^franklinite ^franzone ^frate ^fraud ^fraught ^frayed ^frazzled \
    ^freak ^freaked ^freid ^freiheit ^freimark ^fremd ^fremiet ^frescoed ^freshbake ^freud ^frieda ^friedt ^fringe \
    ^frisked ^frizzled ^frostbite ^fruit ^fruitcake ^ftp ^fugate ^fugue ^fulk ^fulminate ^fumed ^fumigate ^furlaud \
    ^furloughed ^furmark ^furrh ^fusillade ^gabe ^gabele ^gabled ^gaccione ^gach ^gade ^gads ^gagged ^gaglione \
    ^gagne ^gaige ^gait ^galentine ^gales ^gallentine ^galles ^galoob ^gambale ^gamecock ^gamete ^gange ^gans \
    ^gantt ^gape ^garbe ^garbed ^garbled ^garoutte ^garthwaite ^gaspe ^gastrulate ^gate ^gatorade ^gauch ^gauche \
    ^gauged ^gaulke ^gauntt ^gaut ^gazelles ^gdp ^geac ^geib ^gelles ^generales ^generate ^germinate ^gertrud \
    ^gesundheit ^giacalone ^giacobbe ^giacone ^giambrone ^giannone ^gieck ^gilbertine ^gilbride ^gilead ^gimme \
    ^gingrich ^gionet ^gipe ^girardot ^giraud ^gisenyi ^giuseppe ^glaciate ^glade ^glared ^gleamed ^gleda ^glint \
    ^gloat ^globe ^glucosamate ^glueck ^glues ^glutamate ^glycomed ^gnarled ^gnawed ^gnp ^goat ^godot ^goecke \
    ^goedde ^goeke ^goggans ^gogh ^goldade ^goldmark ^goldstrike ^goldthwaite ^golfed ^gonads ^gonsales ^gonzales \
    ^gooch ^goodrich ^goofed ^googe ^gorazde ^gorospe ^gorsuch ^gotlieb ^gottlieb ^gouged ^gourmet ^grabbed ^grabe \
    ^grade ^grads ^grajeda ^granade ^grape ^grapefruit ^grappled ^grassroot ^grate ^graue ^gravesite ^great ^grebe \
    ^greenhalgh ^greenwich ^grenade ^grenouille ^grete ^grid ^grieb ^griep ^grieved ^gripe ^grizzled ^groat ^grobe \
    ^groep ^groomed ^groot ^grope ^grosbeak ^grote ^groupement ^growled ^gruhlke ^grulke ^grunge ^guacamole \
    ^guccione ^gue ^guidone ^guillot ^guillotte ^guisewite ^gummed ^gumpp ^gundog ^gunflint ^gunsmoke ^gushed ^gyi \
    ^gyrate ^habeeb ^habenicht ^habib ^habicht ^habitues ^hach ^hade ^hadid ^hagans ^hague ^haid ^haig ^haik ^hait \
    ^hajime ^hake ^halebopp ^hales ^halimeda ^hallmark ^hallucinate ^halogenate ^hamed ^hamid ^handke ^handmade \
    ^handpicked ^handshake ^haneda ^hark ^harpe ^hartlieb ^hartt ^hashemite ^hashmark ^hashtag ^hassled ^hatala \
    ^hate ^hauch ^hauck ^haug ^haught ^hauk ^hauled ^haut ^hautala ^haute ^hawke ^hawked ^head ^healed ^heap ^heape \
    ^heartbeat ^heartbreak ^heat ^hebe ^hebenstreit ^heda ^heeb ^heeg ^heeke ^hege ^hegyi ^heick ^heid ^heidt ^heit \
    ^heliotrope ^hematite ^hemmed ^hemmerle ^henrique ^henriques ^hermione ^herniate ^herreid ^hessite ^heyd ^heyde \
    ^heydt ^hgh ^hibernate ^hieb ^hietala ^hiett ^hignite ^hike ^hiked ^hilke ^hinge ^hinote ^hint ^hirsute \
    ^hitched ^hitchhike ^hitchhiked ^hittite ^hjerpe ^hoag ^hoak ^hoeck ^hoeg ^hoek ^hogans ^hoge ^hogue ^hok ^hoke \
    ^holck ^holgate ^holyoak ^holyoke ^homed ^homemade ^homozygote ^honestok ^hooch ^hoock ^hoofed ^hoog ^hooge \
    ^hooked ^hooligans ^hoot ^hope ^hopscotched ^hornpipe ^hotcake ^hotdog ^hote ^hotpot ^houck ^houg ^houk ^houp \
    ^hovde ^howled ^hoyt ^hp ^hsbc ^http ^hub ^huch ^hues ^huett ^huette ^hugged ^huguet ^huitt ^hulk ^humiliate \
    ^hundertmark ^hungate ^hurled ^hurtt ^hushed ^hussite ^huyck ^hyche ^hyde ^hydrate ^hydride ^hydrogenate \
    ^hyperbole ^hyphenate ^iafrate ^iannaccone ^iannacone ^iannone ^iavarone ^iceskate ^ich ^ideologue ^iditarod \
    ^ifint ^ige ^ignite ^ike ^ikeda ^ilg ^ilk ^illes ^illg ^imbue ^immigrate ^immolate ^impaled ^impales ^impeach \
    ^imperiale ^impersonate ^impinge ^implicate ^implode ^impregnate ^improvement ^impute ^inactivate ^incarcerate \
    ^inchcape ^incinerate ^incite ^incitement ^incomplete ^incorporate ^increment ^incriminate ^incubate ^inculcate \
    ^indicate ^indite ^indoctrinate ^indulge ^indulged ^industriale ^inebriate ^infatuate ^inflamed ^inflate \
    ^infringe ^infuriate ^ingalsbe ^inge ^ingenue ^ingratiate ^inhaled ^initialed ^initiate ^inlaid ^inmate ^innate \
    ^innoculate ^innovate ^inoculate ^inoue ^inseminate ^insinuate ^instantiate ^instigate ^institut ^institute \
    ^insulate ^integrate ^interchange ^intergroup ^intermark ^interpolate ^interrelate ^interrogate ^intoxicate \
    ^intrigue ^inuit ^invade ^investigate ^invite ^invoke ^invoked ^involvement ^iole ^ione ^iosue ^iovine ^ip \
    ^ipads ^iq ^irangate ^iraqgate ^irate ^irradiate ^irrigate ^isentrope ^isocyanate ^isolate ^isotope ^issue \
    ^issues ^italianate ^iwate ^izetbegovic ^jabbed ^jacobite ^jacque ^jacquot ^jade ^jadeite ^jailbreak ^jaime \
    ^jake ^jammed ^jaques ^jarrod ^jauch ^jawed ^jayme ^jaywalk ^jerrome ^jfk ^jobe ^jobete ^jogged ^joke ^joked \
    ^jonassaint ^jonbenet ^jouett ^jouret ^joyride ^judicate ^jue ^juett ^juggernaut ^jumpsuit ^juppe ^jute ^kach \
    ^kade ^kahane ^kalk ^kamrath ^kanade ^kanode ^karach ^karaoke ^karate ^karolyi ^kasich ^kate ^kauk ^kaup ^kaupp \
    ^kavanagh ^kawate ^kcop ^ke ^keach ^keepsake ^keitt ^kellenyi ^kellogg ^keogh ^kernite ^keynote ^keypads \
    ^keystroke ^kgb ^khanate ^kicked ^kierscht ^kigale ^kilbride ^killeagh ^kimche ^kimmich ^kimwipe ^kinark \
    ^kincade ^kincaid ^kint ^kirkbride ^kitchenaid ^kite ^kittiwake ^kkk ^klebe ^klich ^klieg ^klinge ^klint \
    ^klondike ^kludt ^klumpp ^kmiec ^knabe ^knape ^knaup ^knbc ^knead ^kneip ^kniep ^knifed ^knipe ^knoblauch \
    ^knoche ^knock ^knode ^knoke ^knope ^knute ^kobe ^koch ^koep ^koepp ^koeppe ^kofoed ^koike ^kokate ^koke ^kolbe \
    ^kolich ^kolk ^kolowich ^koninklijke ^konrath ^koob ^kook ^kope ^koreagate ^korotich ^kote ^kotzebue ^kouyate \
    ^kovacich ^kowalke ^kozuch ^kpmg ^krach ^kracht ^kragt ^kranich ^kraut ^krawiec ^kresge ^krieg ^kriete \
    ^kriminyok ^krogh ^krone ^krulwich ^krusemark ^krych ^kuch ^kueck ^kupiec ^kuwait ^kwh ^kyi ^labate ^labe \
    ^labine ^labranche ^labrioche ^lacerate ^lach ^lacharite ^lachenbruch ^lacombe ^ladbroke ^lade ^lads ^ladue \
    ^lafite ^lafleche ^lagged ^lagrone ^laib ^laid ^lait ^lalit ^lalone ^lamarche ^lamle ^lamotte ^lampp \
    ^lanceolate ^landmark ^landscape ^landviewite ^lanete ^langille ^langone ^lanoue ^lanyi ^lapalme ^lapd ^lapdog \
    ^lape ^laphroaig ^lapine ^laprade ^larche ^lard ^larine ^lark ^laroche ^larocque ^laroque ^larouche ^lasseigne \
    ^late ^latinate ^latrobe ^latte ^latulippe ^lauch ^lauck ^laud ^laue ^laughed ^laut ^lavalle ^laveda ^lavergne \
    ^lavigne ^lavine ^lawsuit ^lcb ^le ^leach ^leafed ^league ^leak ^leake ^leaked ^leap ^leapfrog ^leapfrogged \
    ^lebeda ^leclercq ^lecompte ^lecomte ^lecrone ^leda ^lederle ^leeb ^leet ^leete ^lege ^legislate ^leib ^leicht \
    ^leick ^leifheit ^leite ^lellouche ^lembcke ^lembke ^lemcke ^lemme ^lemonade ^lentine ^leontine ^leopoldine \
    ^lepe ^lepine ^lerche ^lesane ^leuck ^leveque ^leverone ^lewd ^lewke ^lexmark ^leyh ^lezotte ^liamine ^libbed \
    ^liberate ^lich ^licht ^lichte ^licked ^lieb ^liebe ^liege ^lignite ^liked ^limbed ^lindamood ^lindh ^lindmark \
    ^lingg ^linguine ^lint ^lipe ^liszt ^litigate ^litwack ^lizotte ^llc ^lobbed ^lobe ^lobed ^lobue ^locales \
    ^locate ^loctite ^lode ^loeb ^log ^loge ^logged ^logue ^longbrake ^longe ^looked ^loomed ^loot ^lope ^loprete \
    ^louche ^louck ^loudermilk ^louk ^lounge ^loup ^louque ^lowdermilk ^lsd ^lubke ^lubricate ^luc ^lucht ^lucich \
    ^lucite ^ludcke ^luddite ^ludite ^ludke ^luebbe ^luebke ^luecke ^luedke ^luick ^lumpp ^lundmark ^lunge ^luque \
    ^lurched ^luscombe ^lyde ^maastricht ^mabe ^macaques ^macbride ^maceda ^machete ^macht ^maciag ^macleod \
    ^macoute ^macrame ^made ^maeda ^maginot ^maglione ^magnesite ^magnetite ^magnone ^magrath ^mahmood ^mahmud \
    ^maid ^maimed ^maione ^mairead ^make ^malamute ^males ^maline ^malrite ^manderscheid ^mandrake ^manet ^mange \
    ^mangine ^mangione ^mangone ^mangope ^manipulate ^manmade ^manrique ^mantione ^manzione ^mapplethorpe ^maraline \
    ^maraud ^marbled ^marcade ^marcelline ^marche ^marched ^marchione ^marcone ^marcotte ^maret ^margarete ^margot \
    ^marguerite ^marinade ^marinate ^mark ^marmalade ^maroc ^marotte ^marque ^marquerite ^marques ^marrakech \
    ^marrone ^marschalk ^marseilles ^marshaled ^martialed ^martinique ^martone ^martyred ^masked ^masood \
    ^masquerade ^massacred ^massicotte ^massingale ^masterbate ^mastergate ^masterstroke ^mastrich ^masturbate \
    ^matala ^mate ^matriculate ^matulich ^mauch ^mauck ^maud ^maue ^mauk ^mauled ^maurine ^maute ^mavarach ^maybe \
    ^mayde ^mayeda ^mayotte ^mazzone ^mcbride ^mcbryde ^mccabe ^mccade ^mccague ^mccaig ^mccarthyite ^mccartt \
    ^mccoig ^mccue ^mcdade ^mcdaid ^mcdonagh ^mcelrath ^mcfate ^mcgagh ^mcglade ^mcgrath ^mcgue ^mchargue ^mcilrath \
    ^mckaig ^mckeag ^mckeague ^mcleod ^mcnaught ^mcpeak ^mcpeake ^mcpike ^mcquade ^mcquaid ^mcquaig ^mctague \
    ^mctigue ^md ^me ^mead ^meade ^meadowlark ^measurement ^meat ^meche ^meda ^mediamark ^mediate ^medicaid \
    ^medicate ^mediq ^medisgroup ^medoc ^meet ^megafood ^meincke ^meinecke ^meineke ^meloche ^melone ^mengele \
    ^menstruate ^menzione ^merck ^merhige ^meridionale ^merkich ^merkt ^mermaid ^meserole ^meshed ^mesquite \
    ^metagogue ^mete ^meteorite ^methode ^methotrexate ^methought ^metrodade ^metternich ^mevarach ^mfume ^mg ^mh \
    ^micale ^mich ^michaud ^michelob ^microbe ^microcode ^miffed ^mignone ^migrate ^mike ^mikulich ^milbrath ^milk \
    ^milke ^milked ^milkshake ^mimicked ^mincemeat ^minestrone ^minge ^minich ^minidisc ^minnich ^minogue ^minorite \
    ^mint ^misallocate ^misanthrope ^miscalculate ^miscavige ^misconstrues ^miscue ^miscues ^mislaid ^mislead \
    ^misquote ^misread ^missildine ^misspeak ^misspoke ^misstatement ^mistreat ^mit ^mite ^mitigate ^mixte ^miyake \
    ^mladenic ^mladic ^mme ^moacq ^moak ^moat ^mobbed ^mobe ^mod ^mode ^modestine ^modulate ^moerbe ^mohit ^moke \
    ^monet ^monge ^monique ^monoclate ^monogrammed ^monologue ^montagne ^montague ^monteleone ^montone ^mood ^moog \
    ^moot ^mope ^moragne ^morales ^morath ^morgans ^morgue ^morine ^morphed ^morreale ^morrone ^mosaicked ^mosqueda \
    ^mosques ^mote ^motivate ^motorbike ^motorcade ^moue ^movement ^mozambique ^mpg ^mt ^much ^muckrake ^muecke \
    ^muegge ^muffled ^mugabe ^mugged ^mulched ^mulligans ^multimate ^murveit ^muscled ^muscovite ^mushroomed \
    ^mustachioed ^mute ^mutilate ^mutzich ^muzzled ^myoscint ^myrrh ^mysliwiec ^mystique ^naacp ^nabbed ^nabil \
    ^naderite ^nagged ^naik ^naivete ^najib ^nakasone ^named ^nameplate ^namesake ^nardone ^narrate ^natala ^natale \
    ^natalle ^nate ^nationale ^nationales ^naught ^nauseate ^navarrete ^navigate ^nazionale ^nbc ^ne ^nead ^neat \
    ^neda ^neeb ^neet ^negate ^negotiate ^negrete ^nelles ^nematode ^neoprobe ^nephrite ^netscape ^neue ^neuronal \
    ^nevarach ^newark ^newgate ^newmark ^newsgroup ^newspeak ^newt ^nfc ^ngueppe ^niaid ^nicked ^nicknamed \
    ^nicoline ^niemiec ^nightengales ^nightshade ^nike ^nikolich ^nilles ^niobite ^nite ^nitride ^noack ^node \
    ^nodine ^noffke ^nogales ^nomads ^noncompete ^nonesuch ^nonfood ^nope ^nordine ^norfleet ^northgate ^norwalk \
    ^norwich ^notched ^note ^notepads ^notestine ^numbed ^nute ^nutrasweet ^nypd ^oak ^oakite ^oakmark ^oared ^oat \
    ^obeid ^obfuscate ^oblate ^obligate ^oblige ^obliged ^oblique ^obliterate ^obsolete ^obviate ^ode ^odele \
    ^odiorne ^odowd ^odp ^oecd ^oehlke ^ofc ^offbeat ^officiate ^offshoot ^oglethorpe ^ognibene ^ohh ^ojeda ^ok \
    ^okabe ^okayed ^olk ^olmeda ^omead ^onate ^oncale ^onsite ^onslaught ^opaque ^operate ^opinionate ^organelles \
    ^organs ^originate ^ornate ^oroark ^ortlieb ^orzech ^osake ^oscillate ^osred ^osterhoudt ^ostrich ^ot ^ought \
    ^outbreak ^outlawed ^outmode ^outreach ^outstretched ^outvote ^outweighed ^ovate ^overate ^overbooked \
    ^overbought ^overclock ^overcooked ^overcrowd ^overdue ^overeat ^overestimate ^overexcite ^overhauled ^overheat \
    ^overlaid ^overlooked ^overnite ^overpaid ^overplayed ^overpopulate ^overrate ^overreach ^overregulate \
    ^override ^overripe ^overruled ^overshoot ^overstaffed ^overstayed ^overwhelmed ^overwrite ^overwrote \
    ^overwrought ^oxygenate ^ozanich ^ozark ^paccione ^pad ^pads ^paek ^paid ^paige ^paik ^paint ^pait ^paiute \
    ^pake ^paled ^pales ^palisade ^pallone ^pancake ^pancaked ^panicked ^pannone ^pantsuit ^papale ^pape ^papermate \
    ^paquet ^parachute ^parade ^parakeet ^parasite ^parched ^pardue ^pared ^parfait ^park ^parlayed ^parmele \
    ^parquet ^partenope ^participate ^parziale ^parzych ^pasquale ^pate ^pathmark ^patnode ^patrone ^paulk ^paup \
    ^pavement ^pavlich ^pawed ^pc ^peach ^peak ^peake ^peaked ^peapod ^peat ^pedaled ^pedone ^peeked ^peet ^peete \
    ^peeved ^pegged ^pegmatite ^pelc ^pele ^pembroke ^pemrich ^penelope ^peopled ^pepe ^peppermint ^peragine \
    ^perales ^perched ^perchlorate ^percolate ^perdue ^pereda ^perforate ^perfumed ^peridot ^perine ^perkovic \
    ^permeate ^permute ^pernod ^perot ^perpetuate ^perricone ^perrine ^perrone ^persaud ^persecute ^persuade \
    ^perturbed ^pervade ^pete ^petit ^petite ^petrone ^pettine ^peugeot ^peyot ^peyote ^peyrelevade ^pflug \
    ^phalange ^phd ^phebe ^philippe ^phillipe ^phlogopite ^phoebe ^phonemate ^phosphate ^phosphorite ^photographed \
    ^php ^physique ^piaget ^piccione ^piccone ^picht ^picinich ^picked ^picotte ^piech ^piette ^pignone ^pigue ^pih \
    ^pike ^pillared ^pilotte ^pineda ^pinochet ^pinstripe ^pint ^pipe ^pique ^pirouette ^pirrone ^pitched ^placate \
    ^plague ^plait ^plaques ^plate ^plauche ^plaut ^played ^playmate ^plead ^pleat ^plebiscite ^pleiads ^ploughed \
    ^plug ^plugged ^plumbed ^plunge ^poach ^poag ^poche ^pochiluk ^pockmark ^pogue ^poirot ^poke ^poked ^polk \
    ^pollinate ^pontificate ^pooch ^poohed ^pope ^poppycock ^populate ^porath ^portales ^portrayed ^postlethwait \
    ^postlewait ^postlewaite ^postmark ^postponement ^postulate ^potala ^pote ^poteat ^poteet ^poteete ^pouliot \
    ^poussaint ^powerpc ^pracht ^prayed ^preach ^prebe ^precooked ^predicate ^predominate ^prefabricate ^premark \
    ^prepaid ^prepared ^prestige ^prestwich ^presumed ^prete ^prevaricate ^previte ^pricked ^pride ^priebe ^priebke \
    ^primark ^primate ^primed ^principe ^principled ^privilege ^privileged ^probate ^probe ^probed ^proclaimed \
    ^procreate ^procurement ^produc ^profligate ^programmed ^proliferate ^promenade ^promote ^promulgate ^proofed \
    ^proofread ^propagate ^prorate ^prosecute ^prospekt ^prostitute ^protege ^provine ^provoke ^provoked ^provote \
    ^pruett ^pruneda ^pryde ^psych ^psyche ^psyched ^ptsd ^puche ^puett ^puig ^punctuate ^puneet ^purdue ^pursue \
    ^pursues ^pursuit ^pushed ^pute ^puzzled ^pvc ^pyrite ^qaeda ^quach ^quade ^quadrupled ^quads ^quaeda ^quahog \
    ^quaid ^quaint ^quake ^quark ^quattrone ^que ^ques ^queue ^queues ^quiett ^quint ^quintupled ^quite ^quixote \
    ^quod ^quote ^rabe ^rach ^radioed ^radke ^raffaele ^ragone ^ragtop ^rague ^raid ^railbike ^rait ^raitt ^rake \
    ^raked ^rakich ^rales ^rammed ^rantala ^rape ^rashid ^rasorite ^ratatouille ^rate ^rath ^rationales \
    ^rattatouille ^rattlesnake ^rauch ^raup ^raupp ^raut ^rayed ^raymark ^reabsorbed ^reach ^reactivate ^reaganite \
    ^reagans ^reallocate ^reap ^reassumed ^reattach ^rebate ^rebbe ^rebooked ^reboot ^rebuked ^recalculate \
    ^recapitulate ^recine ^recipe ^reciprocate ^recite ^reclaimed ^recondite ^reconstitute ^recoup ^recreate \
    ^recriminate ^recruit ^recuperate ^recycled ^red ^reda ^redecorate ^rededicate ^redeemed ^redistribute \
    ^redoubled ^redoubt ^reeb ^reeche ^reeck ^reeducate ^reeg ^reevaluate ^refinement ^reflagged ^reflate \
    ^reformulate ^refreshed ^refrigerate ^refute ^regaled ^regales ^regenerate ^regroup ^regulate ^rehg ^rehydrate \
    ^reick ^reid ^reidt ^reignite ^reincarnate ^reincke ^reinecke ^reinstitute ^reintegrate ^reinvigorate ^reinvite \
    ^reissue ^reit ^reiterate ^rejuvenate ^relate ^relayed ^relegate ^relieved ^relig ^religione ^relocate ^remade \
    ^remake ^remark ^remote ^remunerate ^renamed ^renate ^renaud ^rene ^renegade ^reneged ^renegotiate ^renfred \
    ^renominate ^renovate ^renunciate ^repaid ^repaint ^repatriate ^repealed ^repeat ^replayed ^replete ^replicate \
    ^reproach ^reprobate ^reprogrammed ^repudiate ^repute ^requirement ^reread ^reregulate ^reroute ^resales \
    ^rescheduled ^rescue ^rescues ^resealed ^researched ^reseda ^reshape ^reshot ^reshuffled ^residue ^residues \
    ^resonate ^respeak ^restatement ^restitute ^restraint ^restyled ^resumed ^retaliate ^rethought ^retinue \
    ^retirement ^retreat ^retrieved ^retrograde ^reunite ^revealed ^reveille ^revenue ^revenues ^reverbed ^revoke \
    ^revoked ^revue ^revues ^revved ^rewrite ^rewrote ^rexroat ^rexrodt ^reynaud ^rhode ^rhymed ^ribbed ^rich \
    ^richaud ^ricochet ^ricocheted ^ride ^ridiculed ^riebe ^rieck ^riecke ^rieg ^riege ^riek ^rieke ^riepe ^riffed \
    ^rifled ^rigged ^rike ^rimmed ^rintala ^riopelle ^ripe ^rippled ^risc ^risked ^rite ^riunite ^rivaled \
    ^rivenbark ^rizk ^roach ^roamed ^roanoke ^roared ^roark ^roat ^robbed ^robe ^robed ^robichaud ^roche ^rockne \
    ^rodine ^rodrigue ^rodriques ^roebke ^roed ^roget ^rogue ^rohde ^roig ^rollerblade ^romine ^rood ^roode ^roofed \
    ^roommate ^roope ^root ^rope ^roque ^rorschach ^rosales ^rosemead ^rosete ^rosine ^rote ^rototilles ^roughed \
    ^rought ^route ^routt ^rsvp ^ruark ^rubbed ^rubbermaid ^ruch ^rueb ^rueda ^ruegg ^rues ^rufenacht ^ruffled \
    ^ruled ^ruminate ^rumpled ^runge ^rushed ^ruud ^ruzich ^sabatine ^saccone ^sachet ^sacrilege ^sagged ^saint \
    ^sake ^sakigake ^salads ^sales ^salivate ^salk ^sallade ^salles ^salome ^salomone ^sampled ^sandbagged ^sandhog \
    ^sandwich ^sandwiched ^sanmark ^santala ^santone ^sanzone ^sapone ^sarine ^sark ^sassone ^sate ^saturate \
    ^sauceda ^saud ^sauerkraut ^sauk ^sauseda ^saute ^sawed ^saxe ^scads ^scaglione ^scaled ^scales ^scammed ^scape \
    ^scapegoat ^scared ^scarpone ^schacht ^schade ^schake ^schalk ^schaut ^scheduled ^scheib ^scheid ^scheidt \
    ^schemed ^schempp ^schiavone ^schilke ^schlauch ^schlicht ^schliep ^schmead ^schmieg ^schmoke ^schnake ^schneid \
    ^schoeck ^schoepe ^schoepp ^schoolmate ^schrade ^schrempp ^schroeck ^schuett ^schuette ^schulke ^schwabe \
    ^schwake ^schwalbe ^schwark ^schwebke ^schweda ^scialdone ^sciclone ^scipione ^scoffed ^scoot ^scorched \
    ^scotched ^scowled ^scrape ^scrawled ^screamed ^screeched ^scrooge ^scrounge ^scrubbed ^scuffled ^seabeach \
    ^seafood ^seagate ^sealed ^seales ^seaq ^searched ^seat ^secrete ^seda ^seemed ^seesawed ^sege ^segregate ^seib \
    ^seid ^seige ^seip ^seipp ^selbe ^selenite ^selk ^semele ^semite ^separate ^sepe ^sepeda ^sepich ^sepulveda \
    ^serafine ^seraphine ^serenade ^serpe ^serrate ^sesame ^sevareid ^seychelles ^seyi ^sgt ^shade ^shaik ^shaikh \
    ^shake ^shales ^shamed ^shampooed ^shape ^shared ^shark ^sharpe ^sheet ^sheik ^sheikh ^shenanigans ^shewmake \
    ^shh ^shih ^shiite ^shipe ^shipmate ^shipshape ^shobe ^shock ^shoemake ^shoemate ^shoob ^shooed ^shoot ^shope \
    ^shortcake ^shortchange ^shortt ^shoshone ^shoup ^shrake ^shrewd ^shriek ^shrieked ^shrugged ^shuffled ^shumake \
    ^shumate ^shumeet ^shute ^sicotte ^sidewalk ^siebe ^sieck ^sieg ^siege ^siek ^sigfreda ^sighed ^signaled ^sikh \
    ^silk ^silverplate ^simich ^simione ^singe ^sipe ^sirrine ^site ^situate ^sizzled ^skate ^skeat ^skeet ^skeete \
    ^skeoch ^sketched ^skimmed ^skinflint ^skoog ^skulk ^skylark ^slade ^slammed ^slape ^slate ^sleepwalk ^sleet \
    ^sleeved ^slicked ^slimmed ^sloat ^sloate ^slogans ^slogged ^slope ^slowpoke ^slugged ^smalltalk ^smartt ^smead \
    ^smidt ^smoak ^smoke ^smoked ^smooch ^smoot ^smoshed ^snagged ^snake ^snakebite ^snape ^snared ^snarled ^snead \
    ^sneak ^sneaked ^sniffed ^snipe ^snog ^snoke ^snot ^snubbed ^soak ^soaked ^soap ^soared ^sobbed ^sobiech \
    ^sobriquet ^sochet ^societe ^softsoap ^solimine ^somogyi ^sood ^soonyi ^sope ^sophisticate ^sorbet ^sot \
    ^souffle ^sought ^souk ^soundbite ^sourrouille ^southgate ^southmark ^spacesuit ^spade ^spaid ^spake ^spared \
    ^spark ^spate ^spayd ^spayde ^spayed ^speak ^speake ^speciale ^spectramed ^speculate ^speedskate ^speziale \
    ^spike ^spiked ^spinach ^spinale ^spiraled ^spitale ^spite ^splint ^spoke ^sponge ^spoofed ^spook ^spooked \
    ^sporck ^sprague ^sprawled ^sprayed ^sprigged ^sprite ^sproat ^squads ^squared ^squeak ^squeaked ^squelched \
    ^squillacote ^squint ^sroge ^stabbed ^stach ^stade ^stadt ^staffed ^stagecoach ^stagflate ^stagnate ^staib \
    ^staid ^staked ^stalagmite ^stalemate ^stalk ^stalked ^stange ^stanich ^stanzione ^stapled ^starched ^starck \
    ^stared ^starfleet ^stargate ^stark ^statement ^statue ^statues ^statute ^stauch ^staudt ^staup ^stayed ^steak \
    ^steamed ^steeb ^steeg ^steege ^stefanich ^stege ^steib ^stemmed ^steuck ^stich ^sticht ^stieg ^stiffed \
    ^stifled ^stimulate ^stint ^stipe ^stipulate ^stitched ^stockade ^stoke ^stoked ^stolpe ^stonge ^stooge ^storck \
    ^stoudt ^stoup ^stoute ^strait ^strangulate ^strauch ^strayed ^streak ^streaked ^streamed ^strebe ^streett \
    ^strege ^streib ^streit ^stretched ^stride ^strike ^stripe ^strite ^strobe ^stroik ^stroke ^stroked ^stroope \
    ^stroot ^strope ^stroup ^stubbed ^stuccoed ^studt ^stuebe ^stueck ^stumpp ^stutheit ^styled ^subacute ^subbed \
    ^subdue ^subgroup ^subjugate ^subordinate ^substantiate ^substitute ^suburbanite ^succumbed ^such ^sue ^sues \
    ^suffocate ^sugared ^suit ^suite ^suitt ^sulfate ^sulfite ^sulk ^sulked ^sulphate ^sumgait ^summed ^sungroup \
    ^sunobe ^sunsweet ^surfed ^surowiec ^sverige ^svp ^swales ^swape ^swayed ^sweatsuit ^sweatt ^sweda ^sweet \
    ^swete ^swiech ^swimsuit ^swint ^swipe ^swirled ^switala ^switchblade ^switched ^swoope ^swooshed ^swope ^syed \
    ^sylvite ^synagogue ^syncopal ^syncopate ^syndrich ^syp ^syringe ^szilagyi ^szilard ^szoke ^szuch ^tabled \
    ^tabulate ^tac ^tadych ^tag ^tagged ^tailgate ^tailpipe ^taint ^tait ^taite ^taitt ^takeda ^talc ^tales ^talk \
    ^talked ^tamales ^tamed ^tanabe ^tange ^tape ^tariq ^tarot ^tartaglione ^tartt ^tasked ^tassone ^tatge \
    ^tattooed ^taught ^taut ^tb ^te ^teac ^teach ^teague ^teak ^teamed ^teammate ^teat ^teate ^techint ^technique \
    ^techniques ^technophobe ^teet ^teige ^tejeda ^tele ^telecommute ^teleglobe ^telegraphed ^teleprobe ^telerate \
    ^telles ^telltales ^telluride ^tenement ^teneyck ^tepe ^terminate ^termite ^tern ^terrebonne ^tesselate \
    ^testrake ^tetrads ^thach ^tharpe ^thatcherite ^thawed ^theda ^themed ^thiebaud ^thobe ^thode ^thomasine \
    ^thorpe ^thought ^thread ^threatt ^throat ^thumbed ^thuot ^thweatt ^ticked ^tiedt ^tightrope ^tigue ^tike \
    ^tilles ^timed ^timpone ^tinge ^tint ^tiptoed ^tirade ^tissue ^tissues ^titanate ^titillate ^tkach ^tlc ^tobe \
    ^toboggans ^todt ^toed ^tofte ^tolerate ^tolles ^tomasine ^tonge ^toot ^toote ^tope ^topete ^toppled ^torched \
    ^torchmark ^tornabene ^torpedoed ^torque ^totaled ^tote ^touche ^touched ^toughed ^townsfolk ^trabue ^tracht \
    ^trade ^trademark ^trait ^trampled ^tranche ^translate ^transmark ^transpark ^transue ^transvestite ^traudt \
    ^traut ^travelgate ^travelogue ^treat ^trebled ^treesweet ^treetop ^treichel ^trekked ^treurnicht ^triads \
    ^tribute ^tricked ^triglyceride ^trimetrexate ^trimmed ^tripartite ^tripe ^tripled ^trite ^triumphed ^troche \
    ^troubh ^troubled ^troubleshoot ^troudt ^troup ^troutt ^truett ^truffaut ^truitt ^truncate ^tucciarone ^tuch \
    ^tue ^tufte ^tugged ^tuite ^tuk ^tungate ^tupac ^turbot ^turck ^turcotte ^turnpike ^turrentine ^tussled ^tvedt \
    ^tveit ^twarog ^tweak ^tweaked ^twedt ^tweet ^twigged ^twinge ^twirled ^twitched ^twite ^ueda ^uhh ^uk ^ukulele \
    ^ulbricht ^ulfred ^ulrich ^umfleet ^umscheid ^unaccustomed ^unaffiliate ^unafraid ^unallocate ^unashamed \
    ^unattach ^unclaimed ^uncompensate ^uncomplete ^uncomplicate ^unconcealed ^undeclared ^undercooked ^underdog \
    ^underpaid ^underplayed ^underrate ^understaffed ^undervalues ^underwhelmed ^underwrite ^underwrote \
    ^undisturbed ^undreamed ^undue ^undulate ^unequaled ^unfurled ^unhinge ^unimate ^unique ^unite ^unmade \
    ^unmasked ^unnamed ^unpaid ^unperturbed ^unplugged ^unprepared ^unprincipled ^unprovoked ^unquote ^unrath \
    ^unredeemed ^unrelieved ^unrivaled ^unruffled ^unscheduled ^unsealed ^unseat ^unswayed ^untiedt ^untouched \
    ^untroubled ^unverzagt ^unwelcomed ^upbeat ^upbraid ^updike ^upgrade ^uproot ^upvote ^urbanite ^urdiales \
    ^urinate ^usaid ^usb ^usmc ^uyeda ^vacate ^vaccinate ^vacillate ^vacuumed ^vague ^vahid ^valade ^valeda ^vales \
    ^valet ^valk ^valles ^vallone ^values ^vandemark ^vanderkolk ^vandermark ^vanderploeg ^vandervliet ^vanfleet \
    ^vankleeck ^vannote ^vanschaick ^vanschoick ^vanskike ^vantine ^vanvleet ^vanvliet ^vape ^variegate ^varmint \
    ^varrone ^vasques ^vastine ^vaught ^veach ^vecchione ^veda ^vegans ^vegemite ^vehement ^veit ^vemich ^venerate \
    ^ventilate ^venue ^venues ^verdone ^verine ^veronique ^verret ^versailles ^versteeg ^vertebrate ^vestige \
    ^vetoed ^vibrate ^vicomte ^victorine ^vidales ^videotape ^viglione ^vigue ^vike ^villafane ^vindicate ^vint \
    ^violate ^vip ^viramune ^virtue ^virtues ^visicalc ^visnic ^vitale ^vitiate ^vlach ^vliet ^vociferate ^voge \
    ^vogt ^vogue ^voigt ^volentine ^volk ^vollrath ^volpe ^vote ^vouched ^vought ^voute ^vp ^vranesevic ^vue \
    ^vukelich ^wach ^wade ^wads ^waffled ^wagged ^wahid ^wahine ^waid ^wait ^waite ^waitt ^wake ^walck ^waldroup \
    ^wales ^walid ^walk ^walke ^walked ^walles ^walrath ^wannabe ^warbled ^wardrobe ^wark ^warlock ^warncke ^waseda \
    ^wat ^watanabe ^watchdog ^watergate ^waterlogged ^watermark ^waylaid ^wayt ^weak ^webbed ^website ^wegbreit \
    ^wege ^wehle ^weicht ^weick ^weighed ^weik ^weirauch ^weisheit ^welcomed ^welge ^welk ^welles ^wellfleet ^werne \
    ^westgate ^westmark ^westpride ^wetsuit ^weyhrauch ^weyrauch ^whales ^whate ^wheat ^which ^whipsawed ^whirled \
    ^whisked ^wholesales ^wich ^wiebe ^wiebke ^wiech ^wieck ^wiggans ^wiitala ^wike ^wilfreda ^wilhoite ^wilk \
    ^wilke ^willes ^willhoite ^willke ^windhoek ^wingate ^winge ^wint ^wintermute ^winterrowd ^wipe ^witbrock ^woke \
    ^wolk ^wolke ^wolpe ^wolrath ^woodke ^woodrich ^wooed ^woolard ^woolfolk ^workgroup ^worksheet ^worthog ^wouk \
    ^wrath ^wreak ^wreaked ^write ^wrote ^wrought ^wunderle ^wyche ^wyden ^xeriscape ^xue ^yacoub ^yake ^yamane \
    ^yarmulke ^yauch ^yene ^yeosock ^yi ^yoak ^yoke ^yoked ^yokich ^yolk ^yongchaiyudh ^yongue ^yorich ^yosemite \
    ^younge ^yue ^yunich ^zaccone ^zagged ^zaid ^zappone ^zarate ^zarcone ^zared ^zaugg ^zeeb ^zeebrugge ^zeit \
    ^zeke ^zepeda ^zerbe ^zeroed ^zich ^zieg ^zigzag ^zigzagged ^zike ^zingale ^zingg ^zoete ^zoomed ^zorine ^zuch \
    ^zue ^zuege ^zuehlke ^zuhlke ^zwack ^zwieg ^zych ^zygote a ache ached ae age aged ah ashed atched aub aved \
    bbled boat ce ced cement cked coat cope ct date dge dged dled eads eared echt ede ee eech eed eek eep eh eich \
    eig eled elke enge ered ewed eyed f fe ft gement gled gues he hite hke hue i ibe ibed iche ide ie ied igh ight \
    iled ired ished ived j je kled lake lb lch ld lde ldt lement like lite llard lled lp lt lte lue lute lved mbled \
    mke mp mpe nc nch nched nck nd nde ndt ned nged nk nke nked nt nte o oad oads oe oh oid oint oit oled onite oop \
    ored ouch oud out oved owed oyd oyed ped ph pke pt r range rb rc rch rd rde rdt re reet rg rge rged rgh rint rk \
    rke rked rmed rode rp rred rt rte rue rved s sch sche se sed sement sh sk ske sp sque st ste take tate tch th \
    thed tke tled trate u ube ude ued uffed uge ugh uh uke upe ured v ve vich w we wk x xed xt y ye yke ype yte z \
    ze zed zke
    """
  static let rieul = """
    ^abele ^aberle ^adele ^aerospatiale ^agile ^agricole ^aichele ^ailurophile ^albemarle ^ale ^amcole ^ampal \
    ^amphibole ^anatole ^anderle ^anglophile ^anitole ^antimissile ^aprile ^archetypal ^audiophile ^aureole ^awhile \
    ^axle ^baechle ^baffle ^baile ^bale ^balle ^barile ^barthel ^basile ^bastille ^bauerle ^bazile ^beale ^bedsole \
    ^beguile ^behle ^behrle ^beierle ^beil ^bellefeuille ^bendele ^berle ^bethel ^beyerle ^bhopal ^biehle ^biennale \
    ^biffle ^bille ^birle ^bleil ^boehle ^bohle ^bole ^boole ^braille ^brazile ^breazeale ^brothel ^buechel \
    ^buechele ^buehrle ^bushel ^byrle ^cajole ^cale ^calle ^camille ^camisole ^camomile ^cargile ^carle ^carlile \
    ^carole ^carpal ^carwile ^casserole ^castille ^cecile ^cele ^centrale ^chamomile ^charle ^cheil ^chippendales \
    ^chorale ^christophel ^claypoole ^clientele ^clinkscale ^coale ^coile ^cole ^commerciale ^compile ^connole \
    ^console ^coole ^corbeil ^corle ^correale ^creole ^crocodile ^crowle ^crudele ^curle ^cutrale ^dahle ^daile \
    ^daniele ^dashel ^deale ^degaulle ^demichele ^deuschle ^devalle ^dewaele ^dieterle ^dille ^dipole ^docile ^dole \
    ^downscale ^dralle ^dromgoole ^dulle ^earle ^eberle ^ebersole ^eckerle ^ecole ^ehle ^eichel ^eisele ^emile \
    ^enderle ^enrile ^episcopal ^erstwhile ^ethel ^euromissile ^europhile ^eversole ^exhale ^exile ^facile ^faile \
    ^fairytale ^fanueil ^farthingale ^fedele ^federle ^feil ^female ^fibrile ^file ^fishel ^fissile ^flagpole \
    ^foale ^folktale ^fowle ^fragile ^francophile ^gabriele ^gaile ^gale ^galle ^gatchel ^gaulle ^gehle ^geil \
    ^generale ^gile ^gille ^gilles ^girozentrale ^gnarle ^gopal ^governale ^gracile ^greenvale ^grethel ^grille \
    ^guile ^haberle ^haeberle ^haefele ^haegele ^hafele ^haile ^hale ^halle ^hammerle ^harle ^harpole ^hatchel \
    ^heatwole ^heberle ^heichel ^heil ^heinle ^henle ^herrle ^hile ^hille ^hoefle ^hoole ^houdaille ^hovermale \
    ^howle ^humpal ^hunkele ^ihle ^imbecile ^impale ^inhale ^jaspal ^jeanmichele ^jehle ^juvenile ^kachel ^kahle \
    ^kale ^karle ^keele ^keil ^kerfuffle ^kienle ^kile ^kille ^kimmerle ^kitchel ^klingbeil ^kneale ^knochel \
    ^kochel ^kole ^kuehnle ^kuhle ^kuhnle ^kurzweil ^kvale ^laperle ^lasalle ^levamisole ^leveille ^lile ^lille \
    ^locale ^lodgepole ^lucile ^lucille ^machel ^macneil ^madole ^mahle ^maile ^maille ^male ^malle ^manuele \
    ^marcile ^marcille ^marseille ^martingale ^massengale ^mccole ^mcdole ^mchale ^mcingvale ^mcinvale ^mcneil \
    ^meanwhile ^mehle ^mele ^merle ^metacarpal ^michel ^michele ^miele ^mile ^mille ^missile ^mitchel ^mochel \
    ^moehle ^mohel ^mole ^monopole ^monteil ^montvale ^morale ^mormile ^muffle ^municipal ^naegele ^nagele ^nale \
    ^neale ^neil ^neile ^nepal ^nevile ^nicole ^nightengale ^nightingale ^nile ^nole ^normile ^northvale ^oberle \
    ^occidentale ^oedipal ^oenophile ^oesterle ^ole ^oneil ^opal ^oriole ^oshel ^otoole ^ovalle ^paille ^pajole \
    ^pal ^pale ^panfile ^papal ^parole ^pascale ^paypal ^peale ^pearle ^pedophile ^peele ^peil ^penile ^perle \
    ^pethel ^pfefferle ^pfeifle ^pfeil ^pile ^pille ^pistole ^plymale ^pohle ^pole ^poole ^popeil ^pralle ^presale \
    ^principal ^profile ^puerile ^purile ^quale ^rachel ^rafale ^raffle ^raile ^raithel ^raphel ^rathel ^rationale \
    ^reale ^reconcile ^refile ^regale ^reichel ^reichle ^reil ^resale ^reshuffle ^revile ^riehle ^riffle ^rifle \
    ^rile ^rishel ^robitaille ^role ^royale ^ruehle ^ruffle ^ruhle ^saffle ^sale ^salle ^scale ^scheele ^schiele \
    ^schmale ^schmechel ^schmeichel ^schuele ^scuffle ^seale ^searle ^seil ^seminole ^senile ^senkbeil ^serle \
    ^servile ^shale ^shaquille ^sheil ^shuffle ^sibille ^sichel ^smale ^smile ^sniffle ^sole ^soleil ^sowle ^sperle \
    ^sproutaphile ^sprowle ^stackpole ^staehle ^stahle ^stale ^steele ^stehle ^steil ^steimle ^steinle ^sterile \
    ^sterle ^stifle ^stille ^stockpile ^stole ^strahle ^strehle ^strole ^subprincipal ^sunnyvale ^surveil ^sybille \
    ^tadpole ^tale ^teale ^tearle ^teele ^telltale ^tensile ^terrile ^theil ^theile ^thiele ^thoele ^tole ^toole \
    ^towle ^trifle ^truffle ^uhle ^unveil ^upscale ^vahle ^vaile ^vale ^valle ^vandaele ^vanderweele ^vandewalle \
    ^vanzile ^vasile ^veale ^veil ^videophile ^viele ^vile ^viole ^virazole ^virile ^voegele ^wackerle ^waffle \
    ^wahle ^wale ^walle ^walpole ^wampole ^wehrle ^weichel ^weil ^welchel ^werle ^whale ^whelchel ^while ^wholesale \
    ^wile ^wille ^winchel ^woehrle ^woelfle ^wohlfeil ^woodpile ^worthwhile ^yale ^yehle ^yuille ^zale ^zele \
    ^zerwhale ^zile ^zimmerle bile ble cle dale dle elle gle hole kle l olle ple schel sle tile tle ule ville yle \
    zle
    """
  static let consonant = """
    ^abducting ^academe ^accutane ^acetone ^achene ^acidic ^ack ^actodine ^adak ^adamec ^adamik ^adblock ^adcock \
    ^addicting ^adeline ^adenine ^adenosine ^adirondack ^adrenaline ^aerodrome ^aeroquip ^aesop ^affine ^affleck \
    ^afflicting ^aflame ^aftershock ^agip ^aherne ^aime ^aimone ^ainge ^aipac ^airdrop ^airfone ^airframe ^aithne \
    ^akamine ^akc ^alamodome ^albern ^albertine ^alcock ^alec ^alexandrine ^alexine ^algemene ^aline ^alizac \
    ^alkaline ^alkene ^allcock ^allgemeine ^allsop ^allsopp ^allsup ^alltop ^almanac ^alone ^alpern ^alphonsine \
    ^alpine ^alsip ^alsop ^alspach ^alsup ^alzene ^amandime ^amauligak ^ambac ^ambisone ^amdec ^ame ^amfac ^amicone \
    ^amine ^amok ^amphetamine ^amrep ^amrine ^amuck ^anac ^anarchic ^andrich ^ane ^anemone ^angeline ^angevine \
    ^angiomedic ^aniline ^anspach ^anticline ^anticrime ^anticyclone ^antiknock ^antilock ^antioch ^antoine ^anyone \
    ^anzac ^anzalone ^apec ^apennine ^apolline ^apparatchik ^aquamarine ^arawak ^arcane ^ardene ^argentine ^argonne \
    ^ariane ^arne ^arone ^arsenic ^ashame ^ashline ^ashlock ^ashok ^asinine ^aspartame ^asselstine ^asset ^assume \
    ^astrodome ^athene ^athlone ^atnip ^atone ^atop ^attack ^attune ^aubergine ^augustine ^aune ^aurich ^austine \
    ^autoeurope ^autoimmune ^automap ^avallone ^axline ^aycock ^baack ^baalbeq ^babik ^babyak ^bacharach ^bachrach \
    ^backdrop ^backe ^backpack ^backslap ^backstop ^bak ^bakke ^balanchine ^ballantine ^ballcock ^ballgame \
    ^balthrop ^balzac ^bame ^banach ^bane ^bangkok ^barach ^barich ^baritone ^barone ^barovic ^barrentine ^barrone \
    ^barthelme ^bartok ^baseline ^basket ^bastogne ^bayonne ^bayuk ^beane ^bearup ^beauchene ^beauchesne ^bebop \
    ^bec ^became ^bedeck ^bedrock ^beene ^behne ^beine ^beirne ^belich ^belknap ^belnap ^benecke ^benedictine \
    ^beneke ^benzene ^benzine ^berbick ^berezine ^berkline ^bern ^bernadene ^bernadine ^berne ^bethune ^betook \
    ^bicep ^bick ^bieniek ^bijac ^billup ^biocine ^biome ^bip ^bireme ^bistline ^bivouac ^bjoern ^blackjack \
    ^blacklock ^blackrock ^blacktop ^blalock ^blame ^blaylock ^blech ^bleck ^bloc ^block ^blok ^blome ^bloodline \
    ^blowup ^bluestine ^blume ^blumenshine ^boardgame ^bobak ^bobick ^boch ^bock ^bocock ^bocook ^boehme ^boehne \
    ^bohac ^bohlke ^bohne ^bok ^bolduc ^bolerjack ^bolich ^boline ^bonne ^bookstop ^boomershine ^boone ^bop ^bopp \
    ^borsuk ^boruch ^borup ^bottleneck ^boussac ^bovine ^bowersock ^bowline ^bowne ^boyack ^boyden ^boztepe ^brabec \
    ^brac ^bracket ^brakke ^bralorne ^brame ^brandname ^brannock ^braque ^braune ^breakneck ^breck ^brekke \
    ^brennecke ^bridenstine ^brigantine ^brignac ^brine ^brisbane ^brisendine ^broc ^brock ^brok ^bromine ^brooke \
    ^brookline ^broome ^browne ^brune ^bryden ^buc ^buck ^bucket ^budget ^buick ^buildup ^bujak ^bullock ^bulluck \
    ^buntrock ^buntstrock ^bupp ^burdine ^burich ^burlap ^burlingame ^burnap ^burnup ^bushwhack ^butane ^butorac \
    ^buttercup ^bygone ^byline ^byrne ^byzantine ^cabinet ^cablec ^cableone ^cac ^caddyshack ^cadrone ^caffeine \
    ^calamine ^calgene ^calisthenic ^calmaquip ^came ^cane ^canine ^cannock ^canuck ^canup ^canupp ^capek \
    ^capitoline ^capone ^caq ^carbine ^carelock ^carjack ^carlock ^carmine ^carne ^caroline ^carone ^carotene \
    ^carrot ^cassock ^catala ^catchup ^catharine ^catherine ^catnap ^catnip ^catone ^catsup ^catwalk ^caulk ^cavern \
    ^cech ^celandine ^celimene ^celine ^cellophane ^cep ^cermak ^cern ^chalk ^champagne ^champine ^chap ^chapek \
    ^chaperone ^charlemagne ^charnock ^cheane ^chek ^cheque ^chermak ^cherne ^cheslock ^chiapparone ^chick \
    ^chicoine ^chime ^chimerine ^chinnock ^chinook ^chirac ^chlordane ^chlorine ^chloroprene ^chock ^chok ^chook \
    ^chopp ^chovanec ^christiane ^christine ^chrobak ^chrome ^chubbuck ^chuck ^chupp ^ciccarone ^cicerone ^cinemark \
    ^cipollone ^circumvene ^cirone ^citrine ^civic ^clandestine ^clap ^clarine ^claudine ^cleanup ^clementine \
    ^clephane ^cline ^clinic ^clock ^clomipramine ^clone ^clonidine ^closeup ^clozapine ^cluck ^clune ^clymene \
    ^coastline ^cobern ^cock ^coenzyme ^cognac ^cohick ^colbern ^colchicine ^cologne ^columbine ^combe ^combine \
    ^comedic ^comintern ^commune ^compaq ^computrac ^concern ^concocting ^concubine ^condone ^conducting ^cone \
    ^confine ^conflicting ^conrac ^conradine ^considine ^constantine ^constricting ^constructing ^consume ^contac \
    ^contravene ^convene ^convicting ^cook ^cooke ^coone ^coovick ^cop ^copp ^coppock ^coraline ^cordone ^corinne \
    ^corkern ^corleone ^cornblume ^corne ^correne ^cortine ^cortisone ^cosmodrome ^costume ^countertop ^courchesne \
    ^coverup ^crackerjack ^cradic ^creme ^creque ^cresap ^cricket ^crime ^croc ^crock ^crone ^crooke ^crop ^cropp \
    ^crossnine ^crosswalk ^crowne ^crudup ^crume ^crumrine ^crystalline ^cuajone ^cuauhtemoc ^cuisine ^culhane \
    ^cullinane ^cummock ^cunnane ^cup ^cupp ^cusip ^cwik ^cyacq ^cyanazine ^cyclohexane ^cyclone ^cyclosporine \
    ^cyclostome ^cydrome ^cynic ^czech ^czechoslovak ^daane ^dabchick ^dac ^dack ^daffern ^daidone ^dak ^dalbec \
    ^dame ^damme ^damone ^dane ^darbonne ^darroch ^dateline ^daubenspeck ^davern ^daytop ^deadline ^deane ^deblock \
    ^dec ^dech ^dechene ^dechine ^decline ^decook ^dedic ^deducting ^deepak ^defame ^define ^dehecq ^dehne \
    ^deitrich ^dejonge ^dejongh ^delap ^delaune ^delich ^delwip ^demesne ^demme ^deneke ^denike ^denomme \
    ^denouement ^dentine ^dep ^depicting ^depp ^deppe ^dern ^deroche ^derstine ^derthick ^dervishich ^deryck \
    ^deschene ^deshane ^desktop ^destructing ^determine ^dethrone ^detrich ^devane ^devine ^dezern ^dialtone ^diane \
    ^dibbern ^dic ^diedrich ^dietrich ^dime ^dimitruk ^dimock ^dine ^dingledine ^dione ^dionne ^dip ^discern \
    ^discipline ^discotheque ^disincline ^dittrich ^divine ^djukanovic ^djurdjevic ^doane ^doc ^doctrine ^dogbane \
    ^doggone ^dohme ^domangue ^dome ^domecq ^domenech ^domingue ^dominic ^done ^donne ^dopamine ^dopp ^doralynne \
    ^dorene ^dougans ^doverspike ^downe ^drabik ^dragline ^dragone ^dramamine ^drone ^drop ^dryden ^duane ^dubroc \
    ^dubuc ^duc ^ducharme ^duchene ^duck ^dudack ^dudeck ^dudik ^dufek ^duffek ^dufrene ^dufresne ^duhaime ^duk \
    ^dulcine ^duncombe ^dune ^dunlap ^dunne ^duquesne ^durene ^dushane ^dweck ^dyane ^dynafac ^dynapac ^earthshine \
    ^eastpac ^eavesdrop ^eck ^eckrich ^econoline ^edeline ^edgecombe ^edwardine ^egbertine ^eggcup ^eglantine \
    ^ehrich ^ehrlich ^eirich ^eisenach ^ejup ^ek ^ekern ^elbertine ^elcock ^electroshock ^elephantine ^elich ^eline \
    ^ellerbrock ^emeline ^emerine ^emlynne ^emme ^emmeline ^emogene ^emrich ^encyclopedic ^endgame ^endlich \
    ^endocrine ^engh ^engine ^enholme ^enoch ^enshrine ^enzyme ^eocene ^ephedrine ^epinephrine ^episodic ^episteme \
    ^epoch ^epp ^equine ^equip ^erdrich ^erlach ^erlich ^ermine ^ernaline ^erne ^ernestine ^erskine ^esmine ^estepp \
    ^estok ^estrich ^ethane ^etheline ^ethene ^ethnic ^eugene ^eulich ^eunuch ^eurich ^eurocheck ^europe \
    ^evangeline ^eveline ^everyone ^evicting ^evonne ^examine ^exec ^executone ^exhume ^exline ^extreme ^eyedrop \
    ^fac ^falsone ^fame ^famine ^fandrich ^fane ^fanech ^fantastik ^fanuc ^farone ^faustine ^fayme ^feck ^fedak \
    ^feldene ^feline ^feminine ^femme ^fenech ^fenfluramine ^fern ^ferrochrome ^ferrofluidic ^fick ^fiene ^figone \
    ^figurine ^filename ^filipek ^filipovic ^filippone ^fine ^finefrock ^finfrock ^fingertip ^finne ^finucane \
    ^flame ^flap ^flapjack ^fleck ^flintlock ^floc ^flock ^flook ^florentine ^florine ^fluck ^flume ^fluorine \
    ^fojtik ^folkrock ^followup ^foltene ^fone ^foregone ^forgone ^format ^forsook ^fortune ^framatome ^frame \
    ^franchik ^francine ^frech ^freck ^fredrich ^freilich ^freundlich ^fridrich ^friederike ^friedline ^friedrich \
    ^frock ^froehlich ^froelich ^frohlich ^frome ^fromme ^frontline ^fuck ^fume ^fustok ^fyi ^fyock ^gabardine \
    ^gadget ^gallup ^game ^gananoque ^gangrene ^gap ^garlock ^garnock ^garone ^garramone ^gasich ^gasoline ^gawne \
    ^gawthrop ^gayden ^gazdik ^geck ^gelatine ^gemme ^gemsbok ^gendarme ^gene ^genemedicine ^genome ^genrich \
    ^genuine ^genzyme ^georgene ^georgine ^geosyncline ^geraldine ^gerlach ^gerlich ^gerlock ^germane ^germe \
    ^gerome ^giap ^gick ^giesecke ^gieseke ^gignac ^gillentine ^gillock ^gipp ^glascock ^glasscock ^glavine ^glock \
    ^gloriane ^gluck ^glucosamine ^glycine ^gmbh ^gnome ^gobbledygook ^gocke ^godine ^godshalk ^goedecke ^gohlke \
    ^goldfine ^goldmine ^goldome ^golec ^gone ^good ^goodgame ^goodine ^gook ^gopac ^goracke ^gorgone ^gorsline \
    ^gosline ^gossip ^gottschalk ^gourdine ^govern ^graeme ^grahek ^gramlich ^grapevine ^graveline ^grech ^greene \
    ^greenup ^gregorich ^greulich ^grieme ^grime ^grimme ^grine ^gripp ^groch ^groene ^grone ^groome ^gropp \
    ^groshek ^group ^grownup ^grumbine ^grupp ^guanine ^guck ^guideline ^guillaume ^guillotine ^gundlach ^gwynne \
    ^gyp ^haack ^haacke ^haak ^haake ^habich ^hack ^hacke ^hackmatack ^hadline ^hagenbuch ^hahne ^hainline \
    ^haithcock ^hajduk ^hajek ^halcyone ^halftone ^halleck ^hallock ^halpern ^hamme ^hammerlock ^hammock ^hamrock \
    ^hamtramck ^hancock ^handpick ^handrich ^hane ^haneline ^hangup ^hannoch ^hap ^happe ^haq ^haque ^harangue \
    ^harbuck ^hardline ^harnack ^harne ^harrop ^hartline ^hartsock ^hartsook ^hartwig ^hasbrouck ^haseltine \
    ^hasidic ^hassebrock ^hathcock ^haubrich ^havelock ^havoc ^haycock ^hayden ^hayduk ^hayek ^haystack ^hazeltine \
    ^heacock ^headline ^headset ^hearne ^heathcock ^heck ^hedgecock ^hedrich ^heffern ^heichelbech ^heidrich \
    ^heimbuch ^heimlich ^heine ^heinecke ^heinrich ^helfrich ^hellenic ^helme ^helmet ^helmich ^hemline ^hemlock \
    ^hemme ^henbane ^hendrich ^henline ^henneke ^henpeck ^henrich ^hep ^hepp ^heppe ^heraldic ^hermine ^herne \
    ^heroine ^heseltine ^heslep ^hesseltine ^hexane ^heyden ^hibaaq ^hiccough ^hiccup ^hick ^hickok ^hijack \
    ^hillock ^hilltop ^hime ^hine ^hineline ^hinzack ^hipp ^hippe ^hippodrome ^hiscock ^histamine ^histidine \
    ^hitchcock ^hladik ^hlavac ^hoc ^hoch ^hock ^hodak ^hoeflich ^hoehne ^hoene ^holbrooke ^holcombe ^holdup \
    ^hollern ^hollyhock ^holme ^holodeck ^holstine ^holtrop ^home ^homme ^homrich ^hone ^honeck ^hook ^hooke ^hopp \
    ^hoppe ^horine ^hormone ^hornack ^hornbeak ^hornyak ^horvac ^horwich ^hotline ^hotspot ^hovanec ^howenstine \
    ^hrabak ^hrubik ^huck ^hucke ^hudak ^hudec ^huffine ^hulme ^humane ^hume ^hunchine ^huneke ^hupp ^hurlock \
    ^hurricane ^hyden ^hydrazine ^hygiene ^hyssop ^icelandic ^idaline ^idec ^ierne ^igene ^imagine ^immune \
    ^immunomedic ^imogene ^inane ^inasmuch ^incline ^indic ^indicting ^inflame ^inflicting ^inglenook ^inhumane \
    ^inline ^innopac ^inopportune ^insane ^inskip ^instructing ^interdicting ^interlock ^intermec ^intermedic \
    ^intern ^internecine ^internet ^intersec ^interspec ^intervene ^intestine ^intone ^intrauterine ^inyokern \
    ^iodine ^ipock ^iranamok ^iraq ^ireene ^irene ^irvine ^isaac ^isaak ^ishaq ^isoprinosine ^issac ^istook ^ivane \
    ^ivern ^jac ^jack ^jacket ^jacobine ^jacqueline ^jacques ^jakubik ^jane ^janeane ^janine ^jankovic ^jannock \
    ^jap ^jardine ^jasmine ^jayden ^jayewardene ^jeane ^jeanine ^jeansonne ^jech ^jejune ^jerome ^jessamine ^jessop \
    ^jessup ^jesup ^joceline ^jock ^jone ^jopp ^josceline ^josephine ^jovanovic ^julep ^juline ^june ^junge ^junine \
    ^jurich ^justine ^jyishane ^kachuck ^kadlec ^kalok ^kane ^kanipe ^kapok ^karabakh ^karoline ^katharine \
    ^katherine ^kathline ^kauzlarich ^kayak ^kazakh ^keane ^keck ^keene ^kehne ^kenefick ^keohane ^keokuk ^kepp \
    ^kern ^kerosene ^kerouac ^kessenich ^ketchup ^ketone ^keune ^kichline ^kick ^kidnap ^kiehne ^kiene ^kilbane \
    ^killpack ^kilmarnock ^kime ^kinne ^kinnock ^kip ^kipp ^kirkuk ^kirouac ^kissane ^kladstrup ^klarich ^kleck \
    ^kleine ^klemme ^klepac ^kleppe ^klickovic ^kline ^klipp ^kloc ^klock ^klocke ^klopp ^kluck ^knaack ^knaak \
    ^knack ^knapik ^knepp ^knickknack ^knipp ^kniskern ^knoblock ^knoch ^knop ^knopp ^knupp ^kobak ^kocak ^kock \
    ^kodak ^koehne ^kohlhepp ^kohne ^kojak ^kok ^kolojejchick ^komine ^konop ^koone ^kopec ^kopek ^kopp ^koppe \
    ^kopusovic ^koscheck ^kovac ^kovacevic ^kovach ^kovack ^kovalchik ^kowalchuk ^kracke ^kramlich ^kramme \
    ^kravchuk ^krawchuk ^krech ^kristine ^kroc ^krock ^krok ^krome ^kropp ^kruk ^krumme ^krupp ^kubick ^kubik ^kuc \
    ^kuck ^kuehne ^kuhne ^kuk ^kukuk ^kulich ^kume ^kupek ^kvamme ^kwak ^kwik ^kwok ^laack ^laake ^lab ^labrake \
    ^labreck ^labrecque ^labyrinthine ^lackovic ^lacock ^lactone ^ladakh ^laflamme ^lafortune ^lagniappe ^lajeune \
    ^lambe ^lame ^laminack ^lamine ^laminne ^lamme ^lamontagne ^landeck ^landline ^landmine ^lange ^lansdowne \
    ^lantern ^lap ^laplume ^lappe ^laptop ^larock ^lathrop ^latrine ^latrone ^laurene ^laurich ^laverne ^laycock \
    ^layden ^leacock ^lech ^leck ^leckrone ^lecocq ^lectern ^ledonne ^leftwich ^legume ^lehane ^lehne ^leibrock \
    ^lejeune ^lemoine ^lennane ^leoine ^leone ^lep ^lepak ^lepp ^leppek ^lerach ^lesesne ^letup ^leveck ^levene \
    ^levick ^levine ^lexine ^leyden ^liane ^libertine ^lifeline ^liliane ^lillich ^lillicrop ^lime ^limine \
    ^limousine ^lindane ^line ^lineup ^linnane ^linne ^liomine ^lipp ^lippe ^lisec ^listerine ^litvack ^litvak \
    ^litwak ^lock ^locke ^lok ^lollipop ^lomak ^lompoc ^lone ^look ^lopp ^lorene ^lorne ^losec ^loseke ^lothrop \
    ^lovern ^lovick ^luane ^lubbock ^lucerne ^luck ^lucke ^ludeke ^lueck ^luedecke ^luk ^lukach ^lumberjack ^lupine \
    ^lupone ^luttwak ^lyden ^lydic ^lyme ^lynne ^lysine ^lysne ^maack ^macalpine ^maccarone ^mach ^machine \
    ^macisaac ^macke ^madame ^madeleine ^madeline ^madoc ^magazine ^magnet ^mahone ^maimone ^mainframe ^mainline \
    ^majik ^mak ^makeup ^maksymuk ^makuch ^maladich ^malaprop ^malec ^malone ^malvern ^mamaroneck ^mame ^mamone \
    ^manac ^mandarine ^mandich ^mane ^mangiapane ^manioc ^manitowoc ^manternach ^map ^margarine ^marich ^marine \
    ^market ^markovic ^marleene ^marone ^martine ^martinec ^marzec ^masculine ^mashek ^masone ^massbauch ^matabane \
    ^matchlock ^matchup ^matern ^matherne ^matlock ^mattern ^maune ^maxime ^maxine ^maybelline ^maycock ^mayden \
    ^mayme ^mazanec ^mazone ^mazyck ^mc ^mcalpine ^mcbane ^mccane ^mcclune ^mccone ^mccook ^mccrone ^mccune \
    ^mcelhone ^mcfayden ^mcgavock ^mcgivern ^mcglone ^mcgovern ^mcguane ^mchone ^mcisaac ^mckane ^mckeone ^mckern \
    ^mckone ^mckune ^mcpeck ^mcshane ^mebane ^mech ^meck ^medic ^medicine ^medigap ^medimmune ^medivac ^meetup \
    ^megabuck ^meine ^melamine ^melange ^meline ^melodic ^melvine ^meme ^merengue ^mervine ^mescaline ^mestrovic \
    ^methadone ^methane ^methazine ^metrodome ^mezzanine ^michaeline ^michalec ^micheline ^midline ^midpac \
    ^mihelich ^mihok ^mikulec ^miladic ^miletich ^milich ^millsap ^milne ^milodic ^milone ^milosevic ^milsap ^mime \
    ^minatome ^mine ^miocene ^mione ^misfortune ^mishap ^mistook ^mixup ^mlotok ^moch ^mock ^modern ^moderne ^modic \
    ^modine ^mohnkern ^mok ^moleskine ^moline ^molock ^monadnock ^monagene ^mone ^moneyline ^monochrome ^monoclinic \
    ^monotone ^montrone ^mook ^moone ^moonshine ^mop ^moravec ^moravek ^morelock ^morlock ^morphine ^morricone \
    ^moscowane ^mottern ^moulthrop ^mountaintop ^movieline ^mruk ^muck ^mukluk ^mulkern ^multiethnic ^multiline \
    ^mumme ^mundane ^munich ^murdoch ^murine ^murnane ^muscatine ^mushtaq ^musich ^nack ^nacke ^nadine ^nairne \
    ^name ^nandaime ^nap ^narlock ^nasdaq ^nathene ^naugatuck ^nayden ^nec ^nemec ^nene ^neoprene ^neotenic \
    ^neptune ^nerine ^nerlich ^nerone ^netherlandic ^neustine ^newbern ^newcombe ^newsmagazine ^newtonchik \
    ^newtowne ^niamh ^niblock ^nic ^nickname ^nicotine ^nifedipine ^nightline ^nine ^nip ^nipp ^nitpick \
    ^nitrosomine ^nobec ^nock ^nomadic ^nome ^none ^nonstop ^nook ^noone ^nordic ^norfolk ^northrop ^northrup \
    ^northup ^novack ^novak ^novick ^nowack ^nowak ^nurock ^nutone ^nvhome ^nyack ^oarlock ^obeirne ^obscene \
    ^obstructing ^obyrne ^och ^octane ^oehme ^oelrich ^offline ^offset ^ogonyok ^ohlrich ^okane ^olbrich ^oligocene \
    ^olivine ^oncogene ^one ^oneok ^online ^op ^opaline ^opec ^opine ^opp ^opportune ^oravec ^orlich ^orme ^orne \
    ^orthopedic ^ostpolitik ^osuch ^outdone ^outlet ^outline ^outlook ^outshine ^outshone ^overcame ^overcook \
    ^overdone ^overlap ^overlock ^overlook ^overpeck ^overtone ^overtook ^oxendine ^ozick ^ozone ^paap ^paape ^pac \
    ^pack ^packet ^paddack ^pajak ^pak ^palatine ^paleocene ^palestine ^palkovic ^palme ^palone ^paluch ^paluck \
    ^pane ^pantalone ^pantomime ^paone ^pap ^paque ^paramedic ^parekh ^parikh ^parsec ^pasok ^passafiume \
    ^pasternack ^patane ^pattern ^pauline ^pavek ^pavlock ^pavlovic ^pavone ^pawluk ^paycheck ^paysop ^peacock \
    ^peapack ^pearlstine ^pech ^peck ^peine ^pellicane ^pelvic ^pennock ^pentamidine ^pentane ^pep ^pepitone \
    ^pepperdine ^peregrine ^perfume ^periodic ^perone ^perpich ^pertschuk ^peshek ^petrich ^petrovic ^pheromone \
    ^philipp ^philippine ^philistine ^phillipine ^phillipp ^phillippe ^phoneme ^picayune ^pick ^picnic ^picone \
    ^picop ^pidcock ^piecuch ^pik ^pileup ^pilot ^pine ^pinnock ^pip ^pipeline ^pipitone ^pipp ^pirone ^pitcock \
    ^pivot ^placke ^planet ^plaque ^plasticine ^pleistocene ^pliocene ^plock ^pluck ^plume ^poch ^pock ^pocket \
    ^pocock ^polachek ^polich ^pollock ^pollok ^polyak ^polychrome ^polyp ^polystyrene ^polytechnic ^polyurethane \
    ^pop ^popek ^popick ^popik ^popovic ^popp ^poppe ^popup ^porcupine ^portlock ^postgame ^postmodern ^postpone \
    ^posuvalyuk ^potluck ^pratap ^precip ^precook ^predestine ^predetermine ^predicting ^premodern ^prep ^preset \
    ^presume ^prime ^prine ^printup ^pristine ^proch ^prock ^profane ^progesterone ^programme ^prokop ^promilacidic \
    ^prone ^prop ^propane ^propp ^prorok ^proteome ^provolone ^prozac ^prudhomme ^prune ^prunskiene ^prynne \
    ^psychic ^puck ^pulmazyme ^pulmozyme ^punchline ^punic ^pup ^pushup ^puskarich ^puusepp ^pyrotechnic ^pyroxene \
    ^pyrrhic ^quack ^quamme ^quarantine ^quarterdeck ^quebec ^quek ^quick ^quik ^quine ^quinine ^quip ^quipp ^raap \
    ^rabbinic ^rabine ^rabuck ^racine ^racket ^radich ^rafik ^raindrop ^rainone ^ramone ^ramtane ^ramune ^rankine \
    ^ransone ^rappahannock ^rappe ^rasnake ^rasterop ^ravine ^raybuck ^rayovac ^rayrock ^realpolitik ^reassume \
    ^reaume ^rebuck ^rec ^rech ^recheck ^reck ^recline ^recombine ^reconvene ^reddoch ^redefine ^redfern ^redic \
    ^redlich ^redneck ^redone ^reebok ^reexamine ^refine ^reflectone ^regime ^reifsteck ^reine ^reineck ^reineke \
    ^remme ^rempac ^rename ^rep ^repack ^repap ^repp ^restricting ^resume ^retook ^revak ^rexene ^rezac ^rhame \
    ^rhapsodic ^rheaume ^rhine ^rhizome ^rhome ^rhone ^rhyme ^rime ^rine ^ringe ^ringneck ^rinne ^ripp ^rippe \
    ^roadblock ^roadmap ^roane ^robak ^robocop ^robot ^robuck ^roc ^roch ^rock ^rocke ^rocket ^rocque ^rodak \
    ^rodime ^roebuck ^roehrich ^roemmich ^roggenbuck ^rohrich ^rojek ^rolltop ^romanone ^rome ^rone ^ronne ^rooftop \
    ^rooke ^roome ^roone ^ropak ^ropp ^rosebrock ^roseline ^rosene ^rosenshine ^rothrock ^roughneck ^roulhac \
    ^roundup ^routine ^roxine ^royden ^ruane ^rubik ^rudenstine ^rudich ^rune ^runup ^rupp ^ruppe ^rusnock \
    ^ryanodine ^rybak ^ryden ^sabine ^sac ^saccharine ^sajak ^sajdak ^salamone ^salemme ^saline ^salone ^salopek \
    ^same ^sandrock ^sane ^sanguine ^sansone ^saone ^sap ^sarawak ^sarbane ^sardine ^sarene ^sarich ^sauterne \
    ^sawchuk ^scavone ^scene ^scenic ^schaack ^schaap ^schack ^schallock ^scheck ^scheme ^schepp ^scheurich ^schick \
    ^schlepp ^schlock ^schlup ^schmeck ^schmuck ^schnack ^schneck ^schnepp ^schnook ^schoch ^schock ^schoene \
    ^schoeneck ^schoenrock ^schone ^schook ^schopp ^schoppe ^schreck ^schrock ^schropp ^schrupp ^schuch ^schuck \
    ^schupak ^schupp ^schweppe ^scimone ^scone ^scopolamine ^scorsone ^screenshot ^scripp ^scurlock ^sealock \
    ^sebastiane ^sec ^seck ^seiberlich ^seine ^seldane ^seljuk ^selleck ^sendak ^senesac ^sep ^sephardic ^sepik \
    ^sepp ^serene ^serpentine ^sertich ^sesdaq ^setup ^severn ^severovic ^sevick ^shaak ^shack ^shadduck ^shahrokh \
    ^shakeup ^shame ^shampine ^shamrock ^shane ^shap ^shaq ^sharecrop ^sharpnack ^sharrock ^shattuck ^sheck \
    ^shehane ^shek ^sheline ^shellshock ^shep ^shepp ^sherlock ^shewchuk ^shick ^shimone ^shine ^shipp ^shipwreck \
    ^shirone ^shoeshine ^shone ^shook ^shoppe ^shoreline ^shortstop ^shreck ^shrine ^shrock ^shryock ^shuck ^shupp \
    ^shylock ^sidak ^sidekick ^sideline ^sihanouk ^silicone ^silverdome ^sime ^simeone ^simone ^simonich ^sine \
    ^singh ^sinopec ^sip ^sipp ^sistine ^sivak ^siwek ^skene ^skillern ^skip ^skipjack ^skipp ^skok ^skop ^skroch \
    ^skrzypek ^skydome ^skyline ^slap ^slavic ^slavick ^slayden ^slimak ^slime ^sloane ^slone ^slot ^slovak \
    ^slovene ^slowik ^smaldone ^smartaleck ^smithkline ^smock ^smokestack ^smotrich ^smuck ^snack ^snap ^snapshot \
    ^snip ^snook ^snuck ^sock ^socket ^sok ^someone ^somme ^sonatrach ^sonne ^sop ^sopp ^soquip ^sorbonne ^soup \
    ^sovine ^spacewalk ^spack ^spak ^spallone ^spasmodic ^spec ^speck ^speedup ^sperlich ^spevak ^spiewak ^spine \
    ^spivack ^spivak ^spiwak ^splenic ^spock ^spokane ^sporadic ^spreadsheet ^sprock ^spurlock ^srock ^staack ^stac \
    ^stack ^stalcup ^stallcup ^stallone ^standalone ^standup ^stanhope ^stanline ^starbuck ^startup ^stearne ^steck \
    ^steffek ^steinbock ^stellmach ^stelmach ^stene ^stephane ^stepp ^steppe ^sterne ^stevick ^stine ^stipp \
    ^stirrup ^stocke ^stokke ^stomach ^stonerock ^stop ^stopgap ^storyline ^stracke ^strandline ^streamline ^streck \
    ^strep ^strine ^strock ^strome ^stromme ^stronach ^stroock ^strupp ^strychnine ^stuck ^stucke ^stupak ^stupp \
    ^sturrock ^styrene ^subhlok ^sublime ^submachine ^submarine ^subroutine ^suc ^suck ^suffern ^suffolk ^sugarcane \
    ^suk ^sulfurophane ^suncook ^sunshine ^sunup ^sup ^supak ^superdome ^supermarket ^supine ^supreme ^suriname \
    ^surname ^svec ^swap ^syme ^syndrome ^syrup ^systemone ^szczech ^tab ^tabachneck ^tabak ^tablet ^tabletop ^tack \
    ^tacke ^tadic ^tagline ^tailhook ^tajik ^takach ^tamarac ^tambourine ^tame ^tangerine ^taoiseach ^tap ^tappe \
    ^target ^tatlock ^tavern ^tawfiq ^tchuruk ^teacup ^teaneck ^technic ^teck ^telecheck ^telemedicine ^tellep \
    ^teltschik ^temme ^terhune ^termine ^testosterone ^texstyrene ^thane ^theme ^theone ^thick ^thieme ^thine \
    ^thoene ^thome ^thone ^thorndike ^thornock ^thorup ^throne ^thune ^thyme ^thymidine ^ticket ^timeframe \
    ^timeline ^timezone ^timme ^tine ^tip ^tiphook ^tipp ^tirone ^tirpak ^titone ^tobruk ^toluene ^tome ^tomich \
    ^tompane ^tomshich ^tone ^tongue ^tonne ^took ^tooke ^toolset ^toone ^toothpick ^top ^topp ^torme ^tornadic \
    ^torok ^tourmaline ^toussaint ^towne ^trac ^trampoline ^transpac ^trappe ^trebilcock ^trefgarne ^treharne \
    ^trendline ^tribune ^trine ^tripp ^trippe ^triptych ^trireme ^trizec ^trone ^tropp ^trulock ^truluck ^trunkline \
    ^trupp ^tschopp ^tuck ^tullock ^tune ^tuneup ^tunic ^tuolumne ^turbine ^turboprop ^turnip ^turpentine \
    ^turtleneck ^tyrone ^uhlich ^uhrich ^ulbrich ^ullock ^ullrich ^ultramodern ^unconcern ^undercook ^undergone \
    ^undermine ^undertone ^undertook ^undine ^undone ^unhook ^unlock ^unpack ^unstuck ^unzip ^up ^upp ^urbanchuk \
    ^urbane ^urethane ^urich ^urine ^usec ^username ^uterine ^vaccine ^vaguine ^valentine ^valone ^valvoline \
    ^vanalstine ^vandamme ^vandercook ^vanderheyden ^vandine ^vandyck ^vane ^vaneck ^vanhecke ^vanhook ^vanname \
    ^vanscoyoc ^vanscyoc ^vanvleck ^vanwyck ^varone ^vaseline ^velodrome ^vendome ^verbeke ^verderame ^verene ^vern \
    ^verne ^viagene ^vic ^vick ^videogame ^vidrine ^viebrock ^viereck ^villwock ^vine ^viromune ^vitarine ^vladeck \
    ^vladic ^vladivostok ^vlok ^vocke ^vodafone ^voisine ^volokh ^volume ^vonseggern ^vrdolyak ^waack ^wack \
    ^waguespack ^waidelich ^waistline ^wakeup ^waldeck ^waldoch ^waldrep ^waldrop ^waldrup ^wallach ^wallich ^wane \
    ^wardrop ^warehime ^warloeck ^warmup ^warne ^warnecke ^warneke ^warnock ^watne ^web ^weck ^weidlich ^weinrich \
    ^weirich ^wellbrock ^wendeline ^wenrich ^wernecke ^wespac ^westpac ^westrich ^westrup ^weyrich ^whack ^wheelock \
    ^whetstine ^whine ^whipp ^whitelock ^whitenack ^whitlock ^wickline ^widget ^wiedrich ^wienecke ^wieneke ^wik \
    ^wilcock ^wilhelmine ^willock ^windchime ^windowpane ^windup ^winne ^winthrop ^wireline ^wiretap ^wisecup \
    ^witkop ^wittkopp ^wittrock ^wnuk ^woebegone ^wojciech ^wojick ^wok ^wolenzac ^wolstenholme ^wolverine \
    ^woodchuck ^woodcock ^woodrome ^woolcock ^wop ^worseck ^wrapup ^wreck ^wunderlich ^wuthrich ^wynne ^xantippe \
    ^xebec ^xene ^yack ^yak ^yannone ^yap ^yasmine ^yeck ^yep ^yip ^yonhap ^yopp ^yuck ^yuk ^yup ^yurachek ^yvonne \
    ^zach ^zack ^zadoc ^zadok ^zajac ^zane ^zantac ^zanuck ^zap ^zayac ^zech ^zeck ^zepp ^zeringue ^zern ^zertuche \
    ^zick ^zine ^zip ^zipp ^zoch ^zone ^zook ^zorich ^zuck ^zuk ^zurich acting aine anic anne app bach back beck \
    bek bone book borne cap cek cik come dek dick dlock dock ecting enne erich genic hak hern hip hop horne iac iak \
    ic icke kup lac lack lak lane lek lene lick lik lip loch lop m mac mack mb mek mick n nak nek ng nh nick nik \
    onic phic phone rack rak rane rap rek rick rik rip rline rook ruck sack sak sek sick sik some stern stone tak \
    tec tech tek tep thic tick time tock urne vik wick wine yk yne zak zek zik
    """
  static let open = """
    ^could ^live ^ned ^schuld ^should ^sped ^swartout ^sylphide ^ugh ^would ^zed ads ales ark che cting dic eda eil \
    ement ern gans hel hic icked int lard lles nic pal rath ride tala ues vic yden yi
    """
}
